import { layOutLabel, mediaOf, SHEETS, toZpl } from '@greenroom/labels'
import { Badge, Banner, Button, Form, MenuButton, Screen, TextLink, toasts } from '@greenroom/ui'
import { useSetAtom } from 'jotai'
import { MoreHorizontal } from 'lucide-react'
import { lazy, Suspense, useId, useMemo, useState } from 'react'
import { FormBar } from '#forms/FormBar.tsx'
import { useForm } from '#forms/use-form.ts'
import { useSaveKey } from '#forms/use-save-key.ts'
import { useMay } from '#session/may.ts'
import { checkLabel, formOfLabel, inputOf, LABEL_FIELDS, type LabelForm, templateOf } from '../label.mapping.ts'
import type { LabelSettings } from '../label-settings.atoms.ts'
import { type Label, updateLabelAtom } from '../label.atoms.ts'
import { LABELS } from '../paths.ts'
import { Canvas } from './Canvas.tsx'
import { DeleteButton } from './DeleteButton.tsx'
import styles from './designer.module.css'
import { ElementList } from './ElementList.tsx'
import { LabelIssues, unprintedWords } from './LabelIssues.tsx'
import { LabelPanel } from './LabelPanel.tsx'
import { Toolbar } from './Toolbar.tsx'
import { useCanvasView } from './use-canvas-view.ts'
import { useDesign } from './use-design.ts'
import { useLabelActions } from './use-label-actions.ts'
import { usePreview } from './use-preview.ts'

const ElementPanel = lazy(async () => ({ default: (await import('./ElementPanel.tsx')).ElementPanel }))
const VersionsDialog = lazy(async () => ({ default: (await import('./VersionsDialog.tsx')).VersionsDialog }))
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
    onSaved: ({ name }) => {
      const text = unprintedWords(layout.issues)
      toasts.show({ tone: text ? 'warning' : 'success', title: `${name} has been saved`, text })
    },
  })
  const stored = model.stored!
  const { form } = model
  const design = useDesign(model, !may)
  const template = useMemo(() => templateOf(form), [form])
  const preview = usePreview(settings, template)
  const [view, onView] = useCanvasView()
  const [showsVersions, setShowsVersions] = useState(false)
  const layout = useMemo(
    () => layOutLabel(template, preview.item, preview.context),
    [template, preview.item, preview.context],
  )
  useSaveKey(() => void model.submitChanges(), !may)
  const sheetID = mediaOf(form.stock.media)?.sheet
  const actions = useLabelActions(stored, {
    sheet: sheetID && SHEETS[sheetID],
    zpl: () => toZpl([{ layout }]),
    onVersions: () => setShowsVersions(true),
  })
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
            groups={[{ id: 'files', entries: actions }]}
          />
        </>
      }
    >
      {!may && <Banner>{`You have view-only access to this label. ${denied}`}</Banner>}
      <Form id={formID} errors={model.issues} submitsOnEnter={false} aria-label={stored.name} onSubmit={model.submit}>
        <div className={styles.designer}>
          <div className={styles.stage}>
            <Toolbar {...{ design, view, onView }} readOnly={!may} className={styles.toolbar} />
            <Canvas {...{ design, view, onView }} item={preview.item} context={preview.context} readOnly={!may} />
            <Suspense>
              <PreviewBar {...preview} />
            </Suspense>
            <LabelIssues issues={layout.issues} design={design} />
          </div>
          <aside className={styles.side} aria-label="Elements and their fields">
            <ElementList design={design} issues={layout.issues} />
            {design.isGroup && (
              <p className={styles.muted}>To change one element of the group, choose it in this list.</p>
            )}
            <Suspense>
              {chosen && design.selected.size === 1 ? (
                <ElementPanel
                  key={chosen.id}
                  element={chosen}
                  stock={design.stock}
                  context={preview.context}
                  issues={layout.issues.filter(({ elementID }) => elementID === chosen.id)}
                  onEdit={design.edit}
                  onLock={design.lock}
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
      <Suspense>
        {showsVersions && (
          <VersionsDialog
            label={stored}
            {...{ design, item: preview.item, context: preview.context, formats: settings.formats }}
            readOnly={!may}
            onClose={() => setShowsVersions(false)}
          />
        )}
      </Suspense>
    </Screen>
  )
}
