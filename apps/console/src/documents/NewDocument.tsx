import { useAtomValue } from 'jotai'
import { useLocation } from 'react-router-dom'
import { formatsAtom } from '#data/formats.ts'
import type { DocumentScreenKind, StoredDocument } from './document-screen.ts'
import { DocumentEditor } from './DocumentEditor.tsx'
import type { NewDocumentState } from './NewDocumentButton.tsx'

/** A document that the server does not know yet, with the items that it was begun with. */
export function NewDocument<Stored extends StoredDocument>({ of }: { of: DocumentScreenKind<Stored> }) {
  const { items } = (useLocation().state ?? {}) as NewDocumentState
  return <DocumentEditor of={of} stored={undefined} items={items} events={[]} formats={useAtomValue(formatsAtom)} />
}
