import { Button, countOf, Screen, Skeleton } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { useDeferredValue, useMemo, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { formatsAtom } from '#data/formats.ts'
import { LABEL_PRINT, type LabelPrintState } from '#screens/label-print-path.ts'
import { PagedList } from '#records/PagedList.tsx'
import { MayButton } from '#session/MayButton.tsx'
import { useMay } from '#session/may.ts'
import { ScreenBoundary } from '#screens/ScreenBoundary.tsx'
import { reprintPages } from './label-jobs.atoms.ts'
import styles from './labelprinting.module.css'
import { labelPrintPath } from '#screens/label-print-path.ts'
import { reprintColumns } from './reprints.columns.ts'

/** Items whose printed labels are out of date. */
export function LabelReprintsScreen() {
  return (
    <Screen title="Labels to reprint">
      <ScreenBoundary fallback={<Skeleton shape="grid" rows={16} columns={6} />}>
        <ReprintList />
      </ScreenBoundary>
    </Screen>
  )
}

/** A row is an item on a template. Neither contains a space. */
const rowId = ({ itemID, templateID }: { itemID: string; templateID: string }) => `${itemID} ${templateID}`

function ReprintList() {
  const navigate = useNavigate()
  const { since } = useAtomValue(formatsAtom)
  const { may } = useMay('createLabelJob')
  const [params] = useSearchParams()
  const { search, sort } = Object.fromEntries(params) as Record<string, string | undefined>
  const [ids, setIDs] = useState<ReadonlySet<string>>(new Set())
  const columns = useMemo(() => reprintColumns(since), [since])
  const itemIDs = [...new Set([...ids].map((id) => id.split(' ')[0]!))]

  function print() {
    const state: LabelPrintState = {
      filter: { itemIDs },
      items: countOf(itemIDs.length, 'item to reprint', 'items to reprint'),
    }
    void navigate(LABEL_PRINT, { state })
  }

  return (
    <PagedList
      one="label to reprint"
      many="labels to reprint"
      list={reprintPages({ search: useDeferredValue(search), sort })}
      {...{ columns, rowId }}
      placeholder="Item or template"
      filters={[]}
      hint="Items appear here when their price, name or barcode, or their template, changes after their label was printed."
      onOpen={({ itemID }) => void navigate(labelPrintPath({ item: itemID }))}
      selection={
        may
          ? {
              ids,
              onChange: setIDs,
              bar: ids.size > 0 && (
                <div className={styles.actions} role="group" aria-label="Selected">
                  <span>{countOf(itemIDs.length, 'item')} selected</span>
                  <MayButton operation="createLabelJob" size="small" onPress={print}>
                    Print labels
                  </MayButton>
                  <Button size="small" variant="quiet" onPress={() => setIDs(new Set())}>
                    Clear selection
                  </Button>
                </div>
              ),
            }
          : undefined
      }
    />
  )
}
