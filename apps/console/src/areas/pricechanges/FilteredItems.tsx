import { adjustLines, nameItems, type PriceField } from '@greenroom/catalog'
import { Banner, Button, countOf } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { apiAtom } from '#api/api.ts'
import { formatsAtom } from '#data/formats.ts'
import type { LinesToolProps } from '#documents/document-screen.ts'
import { BATCH, loadItems } from '#documents/use-line-items.ts'
import { showFailure } from '#failures/show-failure.ts'
import { adjustmentWords, readAdjustmentText } from './line-adjustment.ts'
import type { PriceChange } from './price-changes.atoms.ts'
import styles from './pricechanges.module.css'

type FilteredItemsProps = LinesToolProps<PriceChange> & { filtered: NonNullable<PriceChange['filtered']> }

/** How the lines differ from what the filter of the draft finds now. What it finds besides is added, or left out. */
export function FilteredItems({ filtered, rows, header, onAdd, onHeader }: FilteredItemsProps) {
  const api = useAtomValue(apiAtom)
  const formats = useAtomValue(formatsAtom)
  const [pending, setPending] = useState(false)
  const listed = new Set(rows.map(({ cells }) => cells['itemID']))
  const unlisted = filtered.unlisted.filter((itemID) => !listed.has(itemID))
  const unmatched = filtered.unmatched.filter((itemID) => listed.has(itemID))
  const leavesOut = header['leavesOut'] === 'true'
  const adjustment = readAdjustmentText(header['adjustment'])

  async function add() {
    setPending(true)
    try {
      const field = rows[0]!.cells['field'] as PriceField
      for (let at = 0; at < unlisted.length; at += BATCH) {
        const items = await loadItems(api, unlisted.slice(at, at + BATCH))
        const lines = items.map((item) => ({ field, was: item[field] ?? null }))
        const prices = adjustment ? adjustLines(lines, adjustment, formats) : []
        onAdd(
          items.map((item, index) => {
            const price = typeof prices === 'string' ? undefined : prices[index]
            return { ...item, cells: { field, ...(price !== undefined && { price: String(price) }) } }
          }),
        )
      }
      onHeader({ leavesOut: '' })
    } catch (failure) {
      showFailure("The items couldn't be added", failure)
    }
    setPending(false)
  }

  const leaveOut = (them: string) => (
    <Button size="small" onPress={() => onHeader({ leavesOut: 'true' })}>
      {`Leave ${them} out`}
    </Button>
  )
  const one = unlisted.length === 1
  const them = one ? 'it' : 'them'
  const effect =
    adjustment &&
    ` Adding ${them} changes ${one ? 'its price' : 'their prices'} by ${adjustmentWords(adjustment, formats)}.`
  return (
    <>
      {filtered.refusal && (
        <Banner
          tone={leavesOut ? 'info' : 'warning'}
          title={leavesOut ? 'The filter of its items is not checked' : "The filter of its items can't be checked"}
          action={!leavesOut && leaveOut('others')}
        >
          {filtered.refusal} {!leavesOut && 'Leave other items out to submit the price change.'}
        </Banner>
      )}
      {unlisted.length > 0 && (
        <Banner
          tone={leavesOut ? 'info' : 'warning'}
          title={
            leavesOut
              ? countOf(
                  unlisted.length,
                  'item that matches the filter is left out',
                  'items that match the filter are left out',
                )
              : countOf(
                  unlisted.length,
                  'item matches the filter now and has no line',
                  'items match the filter now and have no line',
                )
          }
          action={
            <div className={styles.answers}>
              {!leavesOut && leaveOut(them)}
              <Button
                size="small"
                variant={leavesOut ? 'secondary' : 'primary'}
                pending={pending}
                onPress={() => void add()}
              >
                {`Add ${countOf(unlisted.length, 'item')}`}
              </Button>
            </div>
          }
        >
          {nameItems(unlisted)}.{effect}
        </Banner>
      )}
      {unmatched.length > 0 && (
        <Banner
          title={countOf(unmatched.length, 'item no longer matches the filter', 'items no longer match the filter')}
        >
          {nameItems(unmatched)}. {unmatched.length === 1 ? 'Its line stays' : 'Their lines stay'} unless you remove{' '}
          {unmatched.length === 1 ? 'it' : 'them'}.
        </Banner>
      )}
    </>
  )
}
