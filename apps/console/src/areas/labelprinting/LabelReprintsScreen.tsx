import { Button, countOf, numbers, Screen, Skeleton } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { useDeferredValue, useMemo, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { formatsAtom } from '#data/formats.ts'
import { usePlaceOptions } from '#data/use-place-options.ts'
import { LABEL_PRINT, type LabelPrintState } from '#screens/label-print-path.ts'
import { PagedList } from '#records/PagedList.tsx'
import { MayButton } from '#session/MayButton.tsx'
import { useMay } from '#session/may.ts'
import { ScreenBoundary } from '#screens/ScreenBoundary.tsx'
import { type LabelReprint, reprintPages } from './label-jobs.atoms.ts'
import styles from './labelprinting.module.css'
import { labelPrintPath } from '#screens/label-print-path.ts'
import { reprintColumns } from './reprints.columns.ts'

/** Items whose printed labels are out of date. */
export function LabelReprintsScreen() {
  return (
    <Screen title="Labels to reprint">
      <ScreenBoundary fallback={<Skeleton shape="grid" rows={16} columns={7} />}>
        <ReprintList />
      </ScreenBoundary>
    </Screen>
  )
}

/** A row is an item on a template. Neither of their IDs contains a space. */
const rowId = ({ itemID, templateID, templateName }: LabelReprint) => `${itemID} ${templateID} ${templateName}`

function ReprintList() {
  const navigate = useNavigate()
  const formats = useAtomValue(formatsAtom)
  const { may } = useMay('createLabelJob')
  const [params] = useSearchParams()
  const { search, sort, place } = Object.fromEntries(params) as Record<string, string | undefined>
  const [ids, setIDs] = useState<ReadonlySet<string>>(new Set())
  const columns = useMemo(() => reprintColumns(formats), [formats])
  // A print job has one template.
  const selected = Map.groupBy(
    [...ids].map((id) => id.split(' ')),
    ([, templateID = '']) => templateID,
  )

  function print(templateID: string, itemIDs: string[]) {
    const items = countOf(itemIDs.length, 'item to reprint', 'items to reprint')
    void navigate(LABEL_PRINT, { state: { filter: { itemIDs }, items, templateID } satisfies LabelPrintState })
  }

  return (
    <PagedList
      one="label to reprint"
      many="labels to reprint"
      list={reprintPages({ search: useDeferredValue(search), sort, place })}
      {...{ columns, rowId }}
      placeholder="Item or template"
      filters={[{ name: 'place', label: 'Location', options: usePlaceOptions(), single: true }]}
      hint="Items appear here when their price, name or barcode, or their template, changes after their label was printed."
      onOpen={({ itemID, templateID }) => void navigate(labelPrintPath({ item: itemID, templateID }))}
      selection={
        may
          ? {
              ids,
              onChange: setIDs,
              bar: ids.size > 0 && (
                <div className={styles.actions} role="group" aria-label="Selected">
                  <span>{countOf(ids.size, 'label')} selected</span>
                  {[...selected].map(([templateID, rows]) => {
                    const itemIDs = rows.map(([itemID = '']) => itemID)
                    const [, , ...name] = rows[0]!
                    return (
                      <MayButton
                        key={templateID}
                        operation="createLabelJob"
                        size="small"
                        onPress={() => print(templateID, itemIDs)}
                      >
                        Print {numbers.text(rows.length)} with {name.join(' ')}
                      </MayButton>
                    )
                  })}
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
