import { toasts } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { formatsAtom } from '#data/formats.ts'
import { useAtomValues } from '#data/use-resource.ts'
import { grantsAtom } from '#session/session.atoms.ts'
import { draftOwnerAtom } from '#forms/kept-draft.ts'
import { beginDocument } from './begin-document.ts'
import { keptDocument, newDraftID } from './document-draft.ts'
import { type Begun, itemRefusal } from './document-form.ts'
import type { DocumentScreenKind, StoredDocument } from './document-screen.ts'
import { DocumentEditor } from './DocumentEditor.tsx'

/** How many refusals are read out. */
const TOLD = 3

/** A document that the server does not know yet, with the items that it was begun with, save those that it can't have. */
export function NewDocument<Stored extends StoredDocument>({ of }: { of: DocumentScreenKind<Stored> }) {
  const { key, state } = useLocation()
  const { items: chosen = [], header } = (state ?? {}) as Begun
  const owner = useAtomValue(draftOwnerAtom)
  const grants = useAtomValue(grantsAtom)
  const [formats, draft] = useAtomValues(formatsAtom, keptDocument(newDraftID(of.kind), owner))
  const [{ beginning, refusals }] = useState(() => {
    // After a reload, those that it began with are in the draft, unless they were removed.
    const judged = (draft?.begunAt === key ? [] : chosen).map((item) => ({
      item,
      refusal: itemRefusal(of, item.itemID, grants),
    }))
    const items = judged.filter(({ refusal }) => refusal === undefined).map(({ item }) => item)
    return {
      beginning: beginDocument(of, items, header, draft),
      refusals: judged.flatMap(({ refusal }) => refusal ?? []),
    }
  })

  useEffect(() => {
    if (refusals.length === 0) return
    const more = refusals.length > TOLD ? ` And ${refusals.length - TOLD} more.` : ''
    toasts.show({ tone: 'warning', title: 'Some items were left out', text: refusals.slice(0, TOLD).join('. ') + more })
  }, [refusals])

  return <DocumentEditor {...{ of, draft, formats, beginning }} stored={undefined} events={[]} />
}
