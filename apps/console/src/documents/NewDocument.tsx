import { useAtomValue } from 'jotai'
import { useLocation } from 'react-router-dom'
import { formatsAtom } from '#data/formats.ts'
import { useAtomValues } from '#data/use-resource.ts'
import { userAtom } from '#session/session.atoms.ts'
import { keptDocument, newDraftID } from './document-draft.ts'
import type { DocumentScreenKind, StoredDocument } from './document-screen.ts'
import { DocumentEditor } from './DocumentEditor.tsx'
import type { NewDocumentState } from './NewDocumentButton.tsx'

/** A document that the server does not know yet, with the items that it was begun with. */
export function NewDocument<Stored extends StoredDocument>({ of }: { of: DocumentScreenKind<Stored> }) {
  const { items } = (useLocation().state ?? {}) as NewDocumentState
  const { companyCode, userID } = useAtomValue(userAtom)
  const [formats, draft] = useAtomValues(formatsAtom, keptDocument(newDraftID(of.kind), { companyCode, userID }))
  return <DocumentEditor {...{ of, items, draft, formats }} stored={undefined} events={[]} />
}
