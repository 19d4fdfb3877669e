import { Badge, Button, ConfirmDialog, MenuButton, type MenuGroup } from '@greenroom/ui'
import { useSetAtom } from 'jotai'
import { Bookmark } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { showFailure } from '#failures/show-failure.ts'
import { useMay } from '#session/may.ts'
import { useVerbs } from '#screens/verbs.atoms.ts'
import { writeView } from './saved-view.ts'
import type { ProductView } from './use-product-view.ts'
import { type Audience, deleteViewAtom, type SavedView, saveViewAtom, setOpeningViewAtom } from './views.atoms.ts'

const ViewNameDialog = lazy(async () => ({ default: (await import('./ViewNameDialog.tsx')).ViewNameDialog }))
const RoleOpeningDialog = lazy(async () => ({ default: (await import('./RoleOpeningDialog.tsx')).RoleOpeningDialog }))

type ViewsMenuProps = {
  current: ProductView
  /** The list's query in its fixed spelling. */
  query: string
  /** Goes to a view, or to the list without one. */
  onPick: (view: SavedView | undefined) => void
}

type Asked = 'name' | 'share' | 'roles' | 'delete'

/** What can be done with the view that is shown: its changes saved or taken back, who sees it, when the list opens with it. */
export function ViewsMenu({ current, query, onPick }: ViewsMenuProps) {
  const { views, view, layout, isChanged, forgetLayout } = current
  const saveView = useSetAtom(saveViewAtom)
  const deleteView = useSetAtom(deleteViewAtom)
  const setOpening = useSetAtom(setOpeningViewAtom)
  const { may: mayOpenForRoles } = useMay('setRoleOpeningView')
  const [asks, setAsks] = useState<Asked>()
  const isNew = view === undefined && query !== ''
  const opening = views.find(({ opens }) => opens)

  /** True once it was saved; the failure has been said else. */
  async function save(name: string, audience: Audience) {
    try {
      const saved = await saveView(name, writeView({ query, layout }), audience)
      forgetLayout()
      forgetLayout(saved.viewID)
      onPick(saved)
      setAsks(undefined)
    } catch (failure) {
      showFailure("The view couldn't be saved", failure)
    }
  }

  async function remove({ viewID }: SavedView) {
    setAsks(undefined)
    try {
      await deleteView(viewID)
      forgetLayout()
      onPick(undefined)
    } catch (failure) {
      showFailure("The view couldn't be deleted", failure)
    }
  }

  async function open(viewID: string | null) {
    try {
      await setOpening(viewID)
    } catch (failure) {
      showFailure("The choice couldn't be saved", failure)
    }
  }

  function reset() {
    forgetLayout()
    onPick(view)
  }

  useVerbs([
    ...(isNew || isChanged ? [{ label: 'Save as a view', also: 'filter', perform: () => setAsks('name') }] : []),
    ...(isChanged ? [{ label: 'Reset the view', perform: reset }] : []),
  ])

  const groups: MenuGroup[] = [
    {
      id: 'opening',
      title: 'Products opens with',
      chosen: opening?.viewID ?? '-',
      entries: [
        { id: '-', label: 'All products', onPick: () => void open(null) },
        ...[...new Set([opening, view])].flatMap((one) =>
          one ? { id: one.viewID, label: one.name, onPick: () => void open(one.viewID) } : [],
        ),
      ],
    },
    {
      id: 'actions',
      entries: [
        { id: 'save', label: 'Save as new view', onPick: () => setAsks('name') },
        ...(view?.own ? [{ id: 'share', label: 'Change who sees it', onPick: () => setAsks('share') }] : []),
        ...(mayOpenForRoles && view && (view.shared || view.roleIDs.length > 0)
          ? [{ id: 'roles', label: 'Open it for roles', onPick: () => setAsks('roles') }]
          : []),
        ...(view?.own
          ? [{ id: 'delete', label: `Delete ${view.name}`, tone: 'danger' as const, onPick: () => setAsks('delete') }]
          : []),
      ],
    },
  ]

  return (
    <>
      {view && isChanged && (
        <>
          <Badge>Edited</Badge>
          <Button variant="quiet" size="small" onPress={reset}>
            Reset
          </Button>
          <Button size="small" onPress={() => setAsks('name')}>
            Save as
          </Button>
          {view.own && (
            <Button size="small" onPress={() => void save(view.name, view)}>
              Save view
            </Button>
          )}
        </>
      )}
      {isNew && (
        <Button size="small" onPress={() => setAsks('name')}>
          Save view
        </Button>
      )}
      {views.length > 0 && (
        <MenuButton
          label="View"
          placement="bottom end"
          groups={groups}
          trigger={
            <Button variant="quiet" size="small" icon={<Bookmark />}>
              View
            </Button>
          }
        />
      )}
      <Suspense>
        {(asks === 'name' || asks === 'share') && (
          <ViewNameDialog
            shown={asks === 'share' ? view : undefined}
            names={views.flatMap(({ own, name }) => (own ? name : []))}
            onSave={save}
            onClose={() => setAsks(undefined)}
          />
        )}
        {asks === 'roles' && view && <RoleOpeningDialog view={view} onClose={() => setAsks(undefined)} />}
      </Suspense>
      <ConfirmDialog
        title={`Delete the view ${view?.name ?? ''}?`}
        open={asks === 'delete' && view !== undefined}
        confirm="Delete"
        danger
        onConfirm={() => view && remove(view)}
        onCancel={() => setAsks(undefined)}
      >
        {(view?.shared || (view && view.roleIDs.length > 0)) && 'Your colleagues lose it as well. '}Your products don't
        change. You can't undo this.
      </ConfirmDialog>
    </>
  )
}
