import { layOutLabel, toZpl } from '@greenroom/labels'
import { Badge, Banner, Button, Form, MenuButton, Screen, TextLink, toasts } from '@greenroom/ui'
import { useSetAtom } from 'jotai'
import { MoreHorizontal } from 'lucide-react'
import { lazy, Suspense, useId, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { saveFile } from '#browser/save-file.ts'
import { FormBar } from '#forms/FormBar.tsx'
import { showFailure } from '#failures/show-failure.ts'
import { useForm } from '#forms/use-form.ts'
import { useSaveKey } from '#forms/use-save-key.ts'
import { useMay } from '#session/may.ts'
import { useVerbs } from '#screens/verbs.atoms.ts'
import { labelFile } from '../label-file.ts'
import { checkLabel, formOfLabel, inputOf, LABEL_FIELDS, type LabelForm, templateOf } from '../label.mapping.ts'
import type { LabelSettings } from '../label-settings.atoms.ts'
import { createLabelAtom, type Label, updateLabelAtom } from '../label.atoms.ts'
import { LABELS, labelPath } from '../paths.ts'
import { Canvas } from './Canvas.tsx'
import { DeleteButton } from './DeleteButton.tsx'
import styles from './designer.module.css'
import { ElementList } from './ElementList.tsx'
import { LabelIssues } from './LabelIssues.tsx'
import { LabelPanel } from './LabelPanel.tsx'
import { type CanvasView, Toolbar } from './Toolbar.tsx'
import { useDesign } from './use-design.ts'
import { usePreview } from './use-preview.ts'

const ElementPanel = lazy(async () => ({ default: (await import('./ElementPanel.tsx')).ElementPanel }))
const PreviewBar = lazy(async () => ({ default: (await import('./PreviewBar.tsx')).PreviewBar }))

/** A label, its elements, and the form of what is selected. */
export function Designer({ opened, settings }: { opened: Label; settings: LabelSettings }) {
  const formID = useId()
  const { may, denied } = useMay('updateLabelTemplate')
  const update = useSetAtom(updateLabelAtom)
  const model = useForm<LabelForm, Label>(opened, {
    one: 'label',
    fields: LABEL_FIELDS,
    formOf: formOfLabel,
    check: (form) => checkLabel(form, settings.restricted),
    save: (form, { stored, headers }) => update(stored!, inputOf(form), headers),
    onSaved: ({ name }) => toasts.show({ tone: 'success', title: `${name} has been saved` }),
  })
  const stored = model.stored!
  const { form } = model
  const design = useDesign(model, !may)
  const template = useMemo(() => templateOf(form), [form])
  const preview = usePreview(settings, template)
  const [view, setView] = useState<CanvasView>({ zoom: undefined, grid: false, snaps: true })
  const layout = useMemo(
    () => layOutLabel(template, preview.item, preview.context),
    [template, preview.item, preview.context],
  )
  useSaveKey(() => void model.submitChanges(), !may)
  const files = useFiles(stored, () => toZpl([{ layout }]))
  const [chosen] = design.elements.filter(({ id }) => design.selected.has(id))

  return (
    <Screen
      title={stored.name}
      record={stored.name}
      badges={stored.status === 'Inactive' && <Badge>Inactive</Badge>}
      context={`Version ${stored.version} · Changed by ${stored.updatedBy} ${settings.formats.when(stored.updatedAt)}`}
      back={<TextLink href={LABELS}>Labels</TextLink>}
      actions={
        <>
          <DeleteButton label={stored} onDeleted={model.allowLeaving} />
          <MenuButton
            label="More"
            placement="bottom end"
            trigger={<Button icon={<MoreHorizontal />}>More</Button>}
            groups={[{ id: 'files', entries: files }]}
          />
        </>
      }
    >
      {!may && <Banner>{`You have view-only access to this label. ${denied}`}</Banner>}
      <Form id={formID} errors={model.issues} aria-label={stored.name} onSubmit={model.submit}>
        <div className={styles.designer}>
          <div className={styles.stage}>
            <Toolbar {...{ design, view }} onView={setView} readOnly={!may} className={styles.toolbar} />
            <Canvas {...{ design, ...view }} item={preview.item} context={preview.context} readOnly={!may} />
            <Suspense>
              <PreviewBar {...preview} />
            </Suspense>
            <LabelIssues issues={layout.issues} design={design} />
          </div>
          <aside className={styles.side} aria-label="Elements and their fields">
            <ElementList design={design} issues={layout.issues} />
            <Suspense>
              {chosen && design.selected.size === 1 ? (
                <ElementPanel
                  key={chosen.id}
                  element={chosen}
                  stock={design.stock}
                  issues={layout.issues.filter(({ elementID }) => elementID === chosen.id)}
                  onEdit={design.edit}
                  readOnly={!may}
                />
              ) : (
                <LabelPanel {...{ model, design }} readOnly={!may} />
              )}
            </Suspense>
          </aside>
        </div>
      </Form>
      <p className={styles.hidden} role="status" aria-label="Last change">
        {design.said}
      </p>
      {may && <FormBar model={model} form={formID} />}
    </Screen>
  )
}

/** What the label can be copied and saved as. */
function useFiles(stored: Label, zpl: () => string) {
  const navigate = useNavigate()
  const create = useSetAtom(createLabelAtom)
  const { may } = useMay('createLabelTemplate')

  async function duplicate() {
    const form = formOfLabel(stored)
    try {
      const copy = await create(inputOf({ ...form, name: `${form.name.slice(0, 43)} (copy)` }))
      toasts.show({ tone: 'success', title: `${copy.name} has been created` })
      await navigate(labelPath(copy.templateID))
    } catch (failure) {
      showFailure("The label couldn't be duplicated", failure)
    }
  }

  async function copyZpl() {
    try {
      await navigator.clipboard.writeText(zpl())
      toasts.show({ tone: 'success', title: 'ZPL has been copied' })
    } catch {
      toasts.show({ tone: 'danger', title: "ZPL couldn't be copied", text: 'Allow this page to use the clipboard.' })
    }
  }

  function exportJson() {
    const { blob, name } = labelFile(stored)
    saveFile(blob, name)
  }

  const files = [
    ...(may ? [{ id: 'duplicate', label: 'Duplicate label', onPick: () => void duplicate() }] : []),
    { id: 'zpl', label: 'Copy ZPL', onPick: () => void copyZpl() },
    { id: 'export', label: 'Export as JSON', onPick: exportJson },
  ]
  useVerbs(files.map(({ label, onPick }) => ({ label, perform: onPick })))
  return files
}
