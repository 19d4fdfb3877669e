import { LIST_KINDS } from '@greenroom/catalog'
import { Banner, EmptyState, ErrorState, Form, Screen, Section, Skeleton, TextLink, toasts } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { type ReactNode, useId } from 'react'
import { useParams } from 'react-router-dom'
import { ATTRIBUTES_PATH } from '#screens/attribute-path.ts'
import { FormBar } from '#forms/FormBar.tsx'
import { ScreenBoundary } from '#screens/ScreenBoundary.tsx'
import { useMay } from '#session/may.ts'
import { EntryFields } from '#records/entries/EntryFields.tsx'
import { EntryUses } from './EntryUses.tsx'
import { type Entry, listSettingsAtom } from '#records/entries/entries.atoms.ts'
import type { EntryUse } from './lists.atoms.ts'
import { StatusButton } from './StatusButton.tsx'
import { useEntryForm } from '#records/entries/use-entry-form.ts'
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
    <EmptyState title="Additional attribute not found">It may have been merged with another or deleted.</EmptyState>,
  )
}

function AttributeEditor({ opened, uses }: { opened: Entry; uses: EntryUse | undefined }) {
  const formID = useId()
  const { formats } = useAtomValue(listSettingsAtom)
  const { may, denied } = useMay([`${LIST_KINDS[KIND].feature}:WRITE`])
  const readOnly = !may
  const model = useEntryForm(KIND, opened)
  const entry = model.stored ?? opened

  async function save() {
    if (!model.isDirty) return
    const saved = await model.submit()
    if (saved) toasts.show({ tone: 'success', title: `${saved.name} has been saved` })
  }

  return (
    <Screen
      title={entry.name}
      record={entry.name ?? undefined}
      width="form"
      back={<TextLink href={ATTRIBUTES_PATH}>Additional attributes</TextLink>}
      context={`${entry.status}, changed by ${entry.updatedBy} ${formats.when(entry.updatedAt)}`}
      actions={!readOnly && <StatusButton kind={KIND} entry={entry} onChanged={model.adopt} />}
    >
      {readOnly && <Banner>{`You have view-only access to this attribute. ${denied}`}</Banner>}
      <Form id={formID} errors={model.issues} aria-label="Additional attribute" onSubmit={save}>
        <Section title="Attribute">
          <EntryFields kind={KIND} model={model} above={[]} readOnly={readOnly} />
        </Section>
      </Form>
      <Section title="Use">
        <EntryUses kind={KIND} entry={entry} uses={uses} />
      </Section>
      {!readOnly && <FormBar model={model} form={formID} />}
    </Screen>
  )
}
