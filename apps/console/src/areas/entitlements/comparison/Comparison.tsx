import type { EntitlementDifference } from '@greenroom/catalog'
import { ConfirmDialog, countOf, numbers } from '@greenroom/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useMemo, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { EntitledPlace } from '#screens/entitlement-path.ts'
import { formatsAtom } from '#data/formats.ts'
import { itemPath } from '#screens/item-path.ts'
import { useResource } from '#data/use-resource.ts'
import { PagedList } from '#records/PagedList.tsx'
import { MayButton } from '#session/MayButton.tsx'
import { OF_THE_VENUE_ALONE } from '../copy-words.ts'
import styles from '../entitlements.module.css'
import { copyAtom, differencePages } from '../matrix.atoms.ts'
import { cellsOf, useChange } from '../use-change.ts'
import { comparisonColumns } from './comparison.columns.ts'

type Named = EntitledPlace & { name: string }

/** The items in which two places differ, with copying from one to the other. */
export function Comparison({ here, there }: { here: Named; there: Named }) {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const { wall } = useAtomValue(formatsAtom)
  const { search, sort, show } = Object.fromEntries(params) as Record<string, string | undefined>
  const isKnown = show === 'onlyHere' || show === 'onlyThere' || show === 'dates'
  const list = differencePages(
    { here: placeOf(here), there: placeOf(there) },
    { ...(search && { search }), ...(sort && { sort }), ...(isKnown && { show: show as EntitlementDifference }) },
  )
  const counts = useResource(list).value?.first.counts
  const columns = useMemo(() => comparisonColumns(here.name, there.name, wall), [here.name, there.name, wall])
  const counted = (text: string, count: number | undefined) =>
    count === undefined ? text : `${text} (${numbers.text(count)})`
  const differences = [
    { id: 'onlyHere', label: counted(`Only ${here.name}`, counts?.onlyHere) },
    { id: 'onlyThere', label: counted(`Only ${there.name}`, counts?.onlyThere) },
    { id: 'dates', label: counted('Other dates', counts?.dates) },
  ]
  return (
    <>
      <div className={styles.selection} role="group" aria-label="Copy">
        <CopyButton from={here} to={there} items={counts && counts.onlyHere + counts.dates} />
        <CopyButton from={there} to={here} items={counts && counts.onlyThere + counts.dates} />
        {counts && (
          <span role="status" className={styles.note}>
            {differences.map(({ label }) => label).join(' · ')}
          </span>
        )}
      </div>
      <PagedList
        one="difference"
        many="differences"
        {...{ list, columns }}
        rowId={({ itemID }) => itemID}
        placeholder="Name or item ID"
        filters={[{ name: 'show', label: 'Difference', options: differences, single: true }]}
        none={`${here.name} and ${there.name} sell the same`}
        hint="The same items at the same dates."
        onOpen={({ itemID }) => navigate(itemPath(itemID))}
      />
    </>
  )
}

type CopyButtonProps = {
  from: Named
  to: Named
  /** In how many items the places differ that the first one sells. */
  items: number | undefined
}

function CopyButton({ from, to, items }: CopyButtonProps) {
  const [isAsking, setAsking] = useState(false)
  const copy = useSetAtom(copyAtom)
  const { perform, pending } = useChange()
  const confirm = async () => {
    await perform(
      'Items cannot be entitled',
      () => copy({ source: placeOf(from), targets: [placeOf(to)] }),
      (change) => `${countOf(cellsOf(change), 'entitlement', 'entitlements')} copied to ${to.name}`,
    )
    setAsking(false)
  }
  return (
    <>
      <MayButton operation="copyEntitlements" size="small" onPress={() => setAsking(true)}>
        {`Copy to ${to.name}`}
      </MayButton>
      <ConfirmDialog
        title={`Copy entitlements to ${to.name}?`}
        open={isAsking}
        confirm="Copy"
        pending={pending}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      >
        {items !== undefined && <p>{`${countOf(items, 'item')} will be copied.`}</p>}
        {from.type === 'VENUE' && <p>{OF_THE_VENUE_ALONE}</p>}
        <p>{`${to.name} will sell everything that ${from.name} sells, at the same dates. What else it sells stays. You can undo this.`}</p>
      </ConfirmDialog>
    </>
  )
}

function placeOf({ type, locationID }: Named): EntitledPlace {
  return { type, locationID }
}
