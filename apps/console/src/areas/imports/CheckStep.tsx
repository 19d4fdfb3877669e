import { Banner } from '@greenroom/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { MayButton } from '#session/MayButton.tsx'
import { ProblemText } from '#forms/ProblemText.tsx'
import { problemOf } from '#forms/problem.ts'
import { fileAtom } from './file/draft.atoms.ts'
import { applyImportAtom, cancelImportAtom, type Import } from './import.atoms.ts'
import { ImportFrame } from './ImportFrame.tsx'
import { ImportLists } from './ImportLists.tsx'
import { items } from './file/item-words.ts'

/** Shows what an import would change, before it is applied. */
export function CheckStep({ one }: { one: Import }) {
  const { importID, fileName, counts } = one
  const apply = useSetAtom(applyImportAtom)
  const cancel = useSetAtom(cancelImportAtom)
  const file = useAtomValue(fileAtom)
  const navigate = useNavigate()
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

  const actions = (
    <>
      <MayButton operation="cancelImport" onPress={back}>
        {isOpen ? 'Change columns' : 'Cancel import'}
      </MayButton>
      <MayButton
        operation="applyImport"
        variant="primary"
        onPress={() => void start()}
        pending={applying}
        disabled={create + update === 0}
      >
        {create + update === 0 ? 'Nothing to apply' : `Apply to ${items(create + update)}`}
      </MayButton>
    </>
  )
  return (
    <ImportFrame
      step={2}
      context={`${fileName}: ${create + update > 0 ? 'nothing has changed yet' : 'the catalog already matches'}${madeWith(one)}`}
      actions={actions}
    >
      {failure !== undefined && (
        <Banner tone="danger" title="The import couldn't be applied">
          <ProblemText {...problemOf(failure)} /> Nothing in the catalog changed.
        </Banner>
      )}
      <ImportLists one={one} />
    </ImportFrame>
  )
}

/** List records that will be created along with the items. */
function madeWith({ newEntries }: Import): string {
  if (newEntries === 0) return ''
  return `; ${newEntries === 1 ? '1 new list record' : `${newEntries.toLocaleString()} new list records`} will be created`
}
