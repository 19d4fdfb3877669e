import { type LabelContext, type LabelItem, layOutLabel } from '@greenroom/labels'
import { Badge, Button, Dialog, EmptyState, ErrorState, Skeleton, toasts } from '@greenroom/ui'
import { useState } from 'react'
import { ListBox, ListBoxItem } from 'react-aria-components'
import type { Formats } from '#data/formats.ts'
import { usePages } from '#data/pages.ts'
import { isSame } from '#forms/form-fields.ts'
import { designOf, type Label, labelVersions, type LabelVersion } from '../label.atoms.ts'
import { LabelPicture } from '../LabelPicture.tsx'
import styles from './designer.module.css'
import type { DesignModel } from './use-design.ts'

type VersionsDialogProps = {
  label: Label
  design: DesignModel
  /** What the pictures show. */
  item: LabelItem
  context: LabelContext
  formats: Formats
  readOnly: boolean
  onClose: () => void
}

/** The saved versions of a label. Restoring one puts it into the designer, as a change that is not saved yet. */
export function VersionsDialog({ label, design, item, context, formats, readOnly, onClose }: VersionsDialogProps) {
  const { rows, loading, error, onRetry, onEndReached } = usePages(labelVersions(label.templateID))
  const [chosen, choose] = useState<number>()
  const shown = rows.find(({ version }) => version === chosen) ?? rows[0]
  const isEdited = shown !== undefined && isOf(shown, design)

  function restore(version: LabelVersion) {
    const { stock, elements } = designOf(version)
    design.change({ stock, elements }, `Restored version ${version.version}`)
    const title = `Version ${version.version} is in the designer`
    toasts.show({ tone: 'success', title, text: 'Save the label to keep it, or undo.' })
    onClose()
  }

  return (
    <Dialog
      open
      size="large"
      title="Versions"
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Close</Button>
          {!readOnly && shown && (
            <Button variant="primary" disabled={isEdited} onPress={() => restore(shown)}>
              {`Restore version ${shown.version}`}
            </Button>
          )}
        </>
      }
    >
      {loading && rows.length === 0 && <Skeleton rows={4} />}
      {error !== undefined && (
        <ErrorState title="The versions couldn't be loaded" onRetry={onRetry}>
          <p>{error}</p>
        </ErrorState>
      )}
      {rows.length === 0 && !loading && error === undefined && (
        <EmptyState title="No versions yet">Each time the label is saved, its version is kept here.</EmptyState>
      )}
      {shown && (
        <div className={styles.versions}>
          <div className={styles.versionList}>
            <ListBox
              aria-label="Versions"
              className={styles.elements}
              selectionMode="single"
              selectionBehavior="replace"
              disallowEmptySelection
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog opens to choose one
              autoFocus
              selectedKeys={[shown.version]}
              onSelectionChange={(keys) => choose(Number([...keys][0]))}
            >
              {rows.map(({ version, updatedBy, updatedAt }) => (
                <ListBoxItem key={version} id={version} textValue={`Version ${version}`} className={styles.element}>
                  <span className={styles.elementName}>
                    {`Version ${version}`}
                    <span className={styles.muted}>{`${updatedBy} · ${formats.since(updatedAt)}`}</span>
                  </span>
                  {version === label.version && <Badge>Latest</Badge>}
                </ListBoxItem>
              ))}
            </ListBox>
            {onEndReached && (
              <Button size="small" onPress={onEndReached}>
                Show earlier versions
              </Button>
            )}
          </div>
          <figure className={styles.versionPicture}>
            <LabelPicture
              layout={layOutLabel(designOf(shown), item, context)}
              label={`Version ${shown.version} for ${item.name ?? item.itemID}`}
            />
            <figcaption className={styles.muted}>
              {isEdited ? 'This is what the designer shows.' : 'Restoring it saves nothing until you save the label.'}
            </figcaption>
          </figure>
        </div>
      )}
    </Dialog>
  )
}

/** Whether the designer shows this version. */
function isOf(version: LabelVersion, { stock, elements }: DesignModel): boolean {
  const design = designOf(version)
  return isSame({ stock: design.stock, elements: design.elements }, { stock, elements })
}
