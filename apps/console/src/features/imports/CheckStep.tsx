import { explain } from '@greenroom/api-client'
import { Banner, Button } from '@greenroom/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAccess } from '#app/session.atoms.ts'
import { fileAtom } from './draft.atoms.ts'
import { applyImportAtom, cancelImportAtom, type Import } from './import.atoms.ts'
import { ImportFrame } from './ImportFrame.tsx'
import { ImportLists } from './ImportLists.tsx'
import { items } from './item-words.ts'

/** What would happen, to be looked at before it does. */
export function CheckStep({ one }: { one: Import }) {
  const { importID, fileName, counts } = one
  const apply = useSetAtom(applyImportAtom)
  const cancel = useSetAtom(cancelImportAtom)
  const file = useAtomValue(fileAtom)
  const navigate = useNavigate()
  const { write } = useAccess('CATALOG_IMPORT')
  const [applying, setApplying] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const { create = 0, update = 0 } = counts ?? {}
  const isOpen = file.at === 'open' && file.draft.importID === importID

  async function start() {
    setApplying(true)
    setFailure(undefined)
    await apply(importID).catch(setFailure)
    setApplying(false)
  }

  function back() {
    void navigate('/app/catalog/import')
    void cancel(importID)
  }

  const actions = write && (
    <>
      <Button onPress={back}>{isOpen ? 'Change columns' : 'Cancel import'}</Button>
      <Button variant="primary" onPress={() => void start()} pending={applying} disabled={create + update === 0}>
        {create + update === 0 ? 'Nothing to apply' : `Apply to ${items(create + update)}`}
      </Button>
    </>
  )
  return (
    <ImportFrame
      step={2}
      context={`${fileName}: ${create + update > 0 ? 'nothing is changed yet' : 'the catalog has it all already'}${madeWith(one)}`}
      actions={actions}
    >
      {failure !== undefined && (
        <Banner tone="danger" title="The import could not be applied">
          {explain(failure).message} Nothing in the catalog has been changed.
        </Banner>
      )}
      <ImportLists one={one} />
    </ImportFrame>
  )
}

/** Entries of lists that are made with the items. */
function madeWith({ newEntries }: Import): string {
  if (newEntries === 0) return ''
  return `; ${newEntries === 1 ? '1 new list entry is' : `${newEntries.toLocaleString()} new list entries are`} made with it`
}
