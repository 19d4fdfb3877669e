import {
  alignElements,
  type Axis,
  type Density,
  distributeElements,
  EDGES,
  type Edge,
  type Layer,
  layerElements,
  selectedParts,
  TEXT_TYPES,
} from '@greenroom/labels'
import { Button, IconButton, MenuButton, type MenuGroup } from '@greenroom/ui'
import {
  AlignHorizontalJustifyCenter,
  ClipboardPaste,
  Copy,
  CopyPlus,
  Group,
  Layers,
  Lock,
  LockOpen,
  Plus,
  Redo2,
  Trash2,
  Undo2,
  Ungroup,
  View,
} from 'lucide-react'
import { type Unit, UNITS } from '../lengths.ts'
import type { CanvasView, OnView } from './use-canvas-view.ts'
import type { DesignModel } from './use-design.ts'

type ToolbarProps = {
  design: DesignModel
  view: CanvasView
  onView: OnView
  readOnly: boolean
  className: string | undefined
}

const EDGE_WORDS: Readonly<Record<Edge, string>> = {
  left: 'Left edges',
  center: 'Centers',
  right: 'Right edges',
  top: 'Top edges',
  middle: 'Middles',
  bottom: 'Bottom edges',
}

const LAYER_WORDS: Readonly<Record<Layer, string>> = {
  front: 'Bring to front',
  forward: 'Bring forward',
  backward: 'Send backward',
  back: 'Send to back',
}

const UNIT_WORDS: Readonly<Record<Unit, string>> = { mm: 'Millimeters', in: 'Inches' }

const SHORTCUTS: Partial<Record<Layer, string>> = { forward: ']', backward: '[' }

const SHAPES = ['Text', 'Barcode', 'Image', 'Rectangle', 'Circle', 'Horizontal Line', 'Vertical Line']

/** Everything that is done with elements. */
export function Toolbar({ design, view, onView, readOnly, className }: ToolbarProps) {
  const { elements, selected, chosen, stock } = design
  const none = readOnly || chosen.length === 0
  const parts = selectedParts(elements, selected).length
  return (
    <div className={className} role="toolbar" aria-label="Design">
      {!readOnly && (
        <>
          <MenuButton
            label="Add an element"
            trigger={
              <Button size="small" icon={<Plus />}>
                Add
              </Button>
            }
            groups={addGroups(design)}
          />
          <IconButton size="small" label="Undo" icon={<Undo2 />} disabled={!design.canUndo} onPress={design.undo} />
          <IconButton size="small" label="Redo" icon={<Redo2 />} disabled={!design.canRedo} onPress={design.redo} />
          <IconButton size="small" label="Copy" icon={<Copy />} disabled={selected.size === 0} onPress={design.copy} />
          <IconButton
            size="small"
            label="Paste"
            icon={<ClipboardPaste />}
            disabled={!design.canPaste}
            onPress={design.paste}
          />
          <IconButton size="small" label="Duplicate" icon={<CopyPlus />} disabled={none} onPress={design.duplicate} />
          <IconButton
            size="small"
            label={design.isGroup ? 'Ungroup' : 'Group'}
            icon={design.isGroup ? <Ungroup /> : <Group />}
            disabled={design.isGroup ? none : chosen.length < 2}
            onPress={design.isGroup ? design.ungroup : design.group}
          />
          <IconButton
            size="small"
            label={design.isLocked ? 'Unlock' : 'Lock'}
            icon={design.isLocked ? <LockOpen /> : <Lock />}
            disabled={selected.size === 0}
            onPress={design.lock}
          />
          <IconButton size="small" label="Delete" icon={<Trash2 />} disabled={none} onPress={design.remove} />
          <MenuButton
            label="Align"
            trigger={
              <Button size="small" variant="quiet" icon={<AlignHorizontalJustifyCenter />} disabled={none}>
                Align
              </Button>
            }
            groups={[
              {
                id: 'align',
                title: parts === 1 ? 'With the label' : 'With each other',
                entries: EDGES.map((edge) => ({
                  id: edge,
                  label: EDGE_WORDS[edge],
                  onPick: () =>
                    design.setElements(
                      alignElements(elements, selected, edge, stock),
                      `Aligned: ${EDGE_WORDS[edge].toLowerCase()}`,
                    ),
                })),
              },
              {
                id: 'distribute',
                title: 'Equal gaps',
                entries: (['across', 'down'] as const).map((axis: Axis) => ({
                  id: axis,
                  label: axis === 'across' ? 'Distribute across' : 'Distribute down',
                  disabled: parts < 3,
                  onPick: () => design.setElements(distributeElements(elements, selected, axis), `Distributed ${axis}`),
                })),
              },
            ]}
          />
          <MenuButton
            label="Layers"
            trigger={
              <Button size="small" variant="quiet" icon={<Layers />} disabled={none}>
                Layer
              </Button>
            }
            groups={[
              {
                id: 'layers',
                entries: (Object.keys(LAYER_WORDS) as Layer[]).map((layer) => ({
                  id: layer,
                  label: LAYER_WORDS[layer],
                  shortcut: SHORTCUTS[layer],
                  onPick: () => design.setElements(layerElements(elements, selected, layer), LAYER_WORDS[layer]),
                })),
              },
            ]}
          />
        </>
      )}
      <MenuButton
        label="View"
        placement="bottom end"
        trigger={
          <Button size="small" variant="quiet" icon={<View />}>
            View
          </Button>
        }
        groups={viewGroups(view, onView, stock.density)}
      />
    </div>
  )
}

function addGroups(design: DesignModel): MenuGroup[] {
  const entry = ({ name }: { name: (typeof TEXT_TYPES)[number]['name'] }) => ({
    id: name,
    label: name,
    onPick: () => design.insert(name),
  })
  return [
    { id: 'shapes', title: 'Shapes', entries: TEXT_TYPES.filter(({ name }) => SHAPES.includes(name)).map(entry) },
    { id: 'fields', title: 'Fields', entries: TEXT_TYPES.filter(({ name }) => !SHAPES.includes(name)).map(entry) },
  ]
}

function viewGroups(view: CanvasView, onView: OnView, density: Density): MenuGroup[] {
  const dotForDot = 8 / density
  const zooms = { fit: undefined, real: dotForDot, double: 2 * dotForDot }
  const chosen = Object.entries(zooms).find(([, zoom]) => zoom === view.zoom)?.[0] ?? 'fit'
  const zoom = (id: keyof typeof zooms, label: string) => ({
    id,
    label,
    onPick: () => onView({ zoom: zooms[id] }),
  })
  return [
    {
      id: 'zoom',
      title: 'Zoom',
      chosen,
      entries: [zoom('fit', 'Fit the window'), zoom('real', '100%'), zoom('double', '200%')],
    },
    {
      id: 'unit',
      title: 'Unit',
      chosen: view.unit,
      entries: UNITS.map((unit) => ({
        id: unit,
        label: UNIT_WORDS[unit],
        onPick: () => onView({ unit }),
      })),
    },
    {
      id: 'help',
      title: 'Help lines',
      entries: [
        {
          id: 'grid',
          label: view.grid ? 'Hide grid' : 'Show grid',
          shortcut: 'G',
          onPick: () => onView({ grid: !view.grid }),
        },
        {
          id: 'snaps',
          label: view.snaps ? 'Stop snapping' : 'Snap to grid and guides',
          shortcut: 'S',
          onPick: () => onView({ snaps: !view.snaps }),
        },
      ],
    },
  ]
}
