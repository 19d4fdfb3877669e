import { EmptyState, Screen, TextLink } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { lazy, useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { ScreenBoundary } from '#screens/ScreenBoundary.tsx'
import { formatsAtom } from '#data/formats.ts'
import { useAtomValues } from '#data/use-resource.ts'
import { useMay } from '#session/may.ts'
import { draftOwnerAtom } from '#forms/kept-draft.ts'
import { keptDocument } from './document-draft.ts'
import type { DocumentScreenKind, StoredDocument } from './document-screen.ts'
import { DocumentEditor, loadDocumentLines } from './DocumentEditor.tsx'
import type { NewDocument as NewDocumentOf } from './NewDocument.tsx'

// `lazy` loses the type parameter.
const NewDocument = lazy(async () => ({
  default: (await import('./NewDocument.tsx')).NewDocument,
})) as unknown as typeof NewDocumentOf

type DocumentScreenProps<Stored extends StoredDocument> = {
  of: DocumentScreenKind<Stored>
  /** The number, where the path does not name it. */
  named?: string
}

/** The document that the path names, or a new one where it says `new`. */
export function DocumentScreen<Stored extends StoredDocument>({ of, named }: DocumentScreenProps<Stored>) {
  const params = useParams()
  const number = named ?? params['number'] ?? ''
  const { may, denied } = useMay(of.create)
  // They come beside the record.
  useEffect(() => void loadDocumentLines(), [])
  if (number === 'new' && !may) {
    return (
      <Screen title={`New ${of.kind.label}`} width="form">
        <EmptyState title="You don't have permission" action={<TextLink href={of.listPath}>{of.plural}</TextLink>}>
          {denied}
        </EmptyState>
      </Screen>
    )
  }
  return (
    <ScreenBoundary
      key={number}
      frame={(content) => <Screen title={of.plural}>{content}</Screen>}
      missing={
        <EmptyState
          title={`There is no ${of.kind.label} ${number}.`}
          action={<TextLink href={of.listPath}>{`Go to ${of.plural}`}</TextLink>}
        />
      }
    >
      {number === 'new' ? <NewDocument of={of} /> : <StoredScreen of={of} number={number} />}
    </ScreenBoundary>
  )
}

function StoredScreen<Stored extends StoredDocument>({
  of,
  number,
}: {
  of: DocumentScreenKind<Stored>
  number: string
}) {
  const owner = useAtomValue(draftOwnerAtom)
  const [stored, events, formats, draft] = useAtomValues(
    of.record(number),
    of.events(number),
    formatsAtom,
    keptDocument(number, owner),
  )
  return <DocumentEditor {...{ of, stored, events, formats, draft }} />
}
