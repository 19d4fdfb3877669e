import { Banner, countOf, numbers, TextLink } from '@greenroom/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { MayButton } from '#session/MayButton.tsx'
import { ProblemText } from '#failures/ProblemText.tsx'
import { problemOf } from '#failures/problem.ts'
import { fileAtom } from './file/draft.atoms.ts'
import { applyImportAtom, cancelImportAtom, chooseAgainPath, type Import } from './import.atoms.ts'
import { IMPORT_PATH, importPath } from './paths.ts'
import { CheckAgain } from './corrections/CheckAgain.tsx'
import { ImportFrame } from './ImportFrame.tsx'
import { useRefusalOfOthers } from './use-refusal-of-others.ts'
import { ImportLists } from './ImportLists.tsx'
import { items, rows } from './file/item-words.ts'

/** Shows what an import would change, before it is applied. */
export function CheckStep({ one }: { one: Import }) {
  const { importID, fileName, counts } = one
  const apply = useSetAtom(applyImportAtom)
  const cancel = useSetAtom(cancelImportAtom)
  const file = useAtomValue(fileAtom)
  const navigate = useNavigate()
  const [applying, setApplying] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const denied = useRefusalOfOthers(one)
  const {
    create = 0,
    update = 0,
    rejected = 0,
    rows: total = 0,
    toCheck = 0,
    usedUPCs = 0,
    farPrices = 0,
  } = counts ?? {}
  // A reload closes the file: it has to be chosen again.
  const isOpen = file.at === 'open' && file.draft.importID === importID

  async function start() {
    setApplying(true)
    setFailure(undefined)
    await apply(importID).catch(setFailure)
    setApplying(false)
  }

  function leaveFor(path: string) {
    void navigate(path)
    void cancel(importID)
  }

  const actions = (
    <>
      {!isOpen && (
        <MayButton operation="cancelImport" onPress={() => leaveFor(IMPORT_PATH)}>
          Cancel import
        </MayButton>
      )}
      <MayButton operation="cancelImport" onPress={() => leaveFor(isOpen ? IMPORT_PATH : chooseAgainPath(fileName))}>
        Change columns
      </MayButton>
      {toCheck > 0 ? (
        <CheckAgain one={one} />
      ) : (
        <MayButton
          operation="applyImport"
          variant="primary"
          denied={denied}
          onPress={() => void start()}
          pending={applying}
          disabled={create + update === 0}
        >
          {create + update === 0 ? 'Nothing to apply' : `Apply to ${items(create + update)}`}
        </MayButton>
      )}
    </>
  )
  return (
    <ImportFrame
      step={2}
      context={`${fileName}: ${outlook(counts)}${madeWith(one)}${renamed(counts)}`}
      actions={actions}
    >
      {failure !== undefined && (
        <Banner tone="danger" title="The import couldn't be applied">
          <ProblemText {...problemOf(failure)} /> Nothing in the catalog changed.
        </Banner>
      )}
      {rejected > 0 && (
        <Banner
          tone={create + update === 0 ? 'danger' : 'warning'}
          title={`${numbers.text(rejected)} of ${rows(total)} ${rejected === 1 ? 'is' : 'are'} rejected`}
          action={<TextLink href={`${importPath(importID)}&tab=rejected`}>View rejected rows</TextLink>}
        >
          {toCheck > 0
            ? `${rows(toCheck)} ${toCheck === 1 ? 'was' : 'were'} corrected. Check again to import ${toCheck === 1 ? 'it' : 'them'}.`
            : "Rejected rows aren't imported. Correct them here, or download them and correct them in a spreadsheet."}
        </Banner>
      )}
      {(usedUPCs > 0 || farPrices > 0) && (
        <Banner
          tone="warning"
          title={warningsOf({ usedUPCs, farPrices })}
          action={
            <TextLink href={`${importPath(importID)}&tab=${usedUPCs > 0 ? 'usedUPC' : 'farPrice'}`}>
              View items
            </TextLink>
          }
        >
          The values in the file will be imported. Check them before you apply it.
        </Banner>
      )}
      <ImportLists one={one} />
    </ImportFrame>
  )
}

function warningsOf({ usedUPCs, farPrices }: { usedUPCs: number; farPrices: number }): string {
  const has = (count: number, what: string) => `${items(count)} ${count === 1 ? 'has' : 'have'} ${what}`
  return [
    ...(usedUPCs > 0 ? [has(usedUPCs, 'a UPC of another item')] : []),
    ...(farPrices > 0 ? [has(farPrices, 'an unusual price')] : []),
  ].join(', ')
}

function outlook(counts: Import['counts']): string {
  if (!counts || counts.create + counts.update > 0) return 'nothing has changed yet'
  if (counts.changedHere > 0) return 'everything that differs was changed here and stays'
  return counts.unchanged > 0 && counts.rejected === 0
    ? 'the catalog already matches'
    : 'none of its rows can be applied'
}

/** List records that will be created along with the items. */
function madeWith({ newEntries }: Import): string {
  if (newEntries === 0) return ''
  return `; ${countOf(newEntries, 'new list record')} will be created`
}

/** Items that are not among those to apply, whose product the file names (catalog SPEC V17). */
function renamed(counts: Import['counts']): string {
  if (!counts?.renamed) return ''
  return `; ${countOf(counts.renamed, 'other item gets', 'other items get')} the new product name`
}
