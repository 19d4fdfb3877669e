import { explainDenied } from '@greenroom/permissions'
import {
  Banner,
  EmptyState,
  ErrorState,
  Form,
  SaveBar,
  Screen,
  Section,
  Skeleton,
  TextLink,
  toasts,
} from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { type ReactNode, useId } from 'react'
import { useParams } from 'react-router-dom'
import { ATTRIBUTES_PATH } from '#app/attribute-path.ts'
import { useLeaveQuestion } from '#app/leave-question.tsx'
import { ScreenBoundary } from '#app/ScreenBoundary.tsx'
import { useAccess } from '#app/session.atoms.ts'
import { EntryFields } from './EntryFields.tsx'
import { EntryUses } from './EntryUses.tsx'
import { type Entry, type EntryUse, listSettingsAtom } from './lists.atoms.ts'
import { StatusButton } from './StatusButton.tsx'
import { useEntryForm } from './use-entry-form.ts'
import { useList } from './use-list.ts'

const KIND = 'additionalAttribute'

/** One additional attribute: what it is called, which values it takes, and what uses it (section 2). */
export function AttributeScreen() {
  const { attributeID = '' } = useParams()
  const list = useList(KIND)
  const entry = list.entries.find(({ id }) => id === attributeID)
  const frame = (title: string, content: ReactNode) => (
    <Screen title={title} width="form" back={<TextLink href={ATTRIBUTES_PATH}>Additional attributes</TextLink>}>
      {content}
    </Screen>
  )
  if (entry) {
    return (
      <ScreenBoundary key={attributeID}>
        <AttributeEditor opened={entry} uses={list.uses?.get(attributeID)} />
      </ScreenBoundary>
    )
  }
  if (list.error) {
    const title = `The additional attribute couldn't be loaded. ${list.error}`
    return frame('Additional attribute', <ErrorState title={title} onRetry={() => void list.reload()} />)
  }
  if (list.loading) return frame('Additional attribute', <Skeleton rows={5} />)
  return frame(
    'Additional attribute',
    <EmptyState title="There is no such additional attribute">
      It may have been merged with another or deleted.
    </EmptyState>,
  )
}

function AttributeEditor({ opened, uses }: { opened: Entry; uses: EntryUse | undefined }) {
  const formID = useId()
  const { formats, restricted } = useAtomValue(listSettingsAtom)
  const readOnly = !useAccess('CATALOG_CUSTOM_ATTRIBUTES').write
  const model = useEntryForm(KIND, opened, restricted)
  const entry = model.stored ?? opened
  const isDirty = model.changed.length > 0
  useLeaveQuestion(isDirty)

  async function save() {
    if (!isDirty) return
    const saved = await model.submit()
    if (saved) toasts.show({ tone: 'success', title: `${saved.name} has been saved` })
  }

  return (
    <Screen
      title={entry.name}
      width="form"
      back={<TextLink href={ATTRIBUTES_PATH}>Additional attributes</TextLink>}
      context={`${entry.status}, changed by ${entry.updatedBy} on ${formats.dateTime(entry.updatedAt)}`}
      actions={!readOnly && <StatusButton kind={KIND} entry={entry} onChanged={model.adopt} />}
    >
      {readOnly && (
        <Banner>{`You may look at this attribute. ${explainDenied('CATALOG_CUSTOM_ATTRIBUTES', 'WRITE')}`}</Banner>
      )}
      <Form id={formID} errors={model.issues} aria-label="Additional attribute" onSubmit={save}>
        <Section title="Attribute">
          <EntryFields kind={KIND} model={model} above={[]} readOnly={readOnly} />
        </Section>
      </Form>
      <Section title="Use">
        <EntryUses kind={KIND} entry={entry} uses={uses} />
      </Section>
      {!readOnly && (
        <SaveBar
          form={formID}
          changes={isDirty && `Changed: ${model.changed.join(', ')}`}
          error={model.problem}
          pending={model.saving}
          onDiscard={model.discard}
          save="Save"
        />
      )}
    </Screen>
  )
}
