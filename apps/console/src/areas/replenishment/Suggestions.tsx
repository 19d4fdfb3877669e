import { Banner, Card, countOf, EmptyState, Sheet } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { useMemo, useState } from 'react'
import { locationsAtom } from '#data/company.atoms.ts'
import { formatsAtom } from '#data/formats.ts'
import { DocumentTotals } from '#documents/DocumentTotals.tsx'
import { useLeaveQuestion } from '#forms/leave-question.tsx'
import { MayButton } from '#session/MayButton.tsx'
import { useMay } from '#session/may.ts'
import { CreatedDrafts } from './CreatedDrafts.tsx'
import { draftsOf, issuesOf, totalsOf, wantedOf } from './drafts.ts'
import { type Asked, replenishment } from './replenishment.atoms.ts'
import { suggestionColumns } from './replenishment.columns.ts'
import styles from './replenishment.module.css'
import { useCreateDrafts } from './use-create-drafts.ts'
import { useQuantities } from './use-quantities.ts'
import { Why } from './Why.tsx'

/** Suggestions whose quantities somebody changes, and the drafts made of them. */
export function Suggestions({ asked }: { asked: Asked }) {
  const formats = useAtomValue(formatsAtom)
  const locations = useAtomValue(locationsAtom)
  const { data: items, total } = useAtomValue(replenishment(asked))
  const isTransfer = asked.from !== undefined
  const operation = isTransfer ? 'createTransfer' : 'createPurchaseOrder'
  const { may } = useMay(operation)
  const columns = useMemo(() => suggestionColumns(asked, items, formats), [asked, items, formats])
  const { sheet, dispatch, remove, isTyped } = useQuantities(items)
  const [isTyping, setTyping] = useState(false)
  const [selected, setSelected] = useState<string>()
  const { create, results, isCreating } = useCreateDrafts(remove)
  useLeaveQuestion(isTyped || isTyping || isCreating, { record: 'place' })

  const [first] = items
  const wanted = wantedOf(asked, items, sheet.rows)
  const drafts = draftsOf(asked, wanted, locations)
  const issues = issuesOf(sheet.rows)
  const vendorless = items.filter(({ vendorID }) => !isTransfer && vendorID === null).length
  return (
    <>
      <CreatedDrafts results={results} />
      {total > items.length && (
        <Banner tone="info">
          {`The first ${formats.number(items.length)} of ${formats.number(total)} items are shown. Choose a vendor or a department to see fewer.`}
        </Banner>
      )}
      {vendorless > 0 && (
        <Banner tone="warning">
          {`${countOf(vendorless, 'item has', 'items have')} no vendor and will not be ordered. Choose a vendor on the item's page.`}
        </Banner>
      )}
      {first === undefined ? (
        <EmptyState title="Nothing is needed">{nothingWords(asked)}</EmptyState>
      ) : (
        <div className={styles.body}>
          <Why item={items.find(({ itemID }) => itemID === selected) ?? first} formats={formats} />
          <div className={styles.sheet}>
            <Sheet
              label="suggestions"
              columns={columns}
              state={sheet}
              dispatch={dispatch}
              issues={issues}
              readOnly={!may}
              onTyping={setTyping}
              onSelect={([row]) => setSelected(row)}
              tools={
                <MayButton
                  operation={operation}
                  variant="primary"
                  size="small"
                  pending={isCreating}
                  disabled={drafts.length === 0 || issues.size > 0}
                  onPress={() => void create(drafts)}
                >
                  {isTransfer ? 'Create draft transfer' : `Create ${countOf(drafts.length, 'draft order')}`}
                </MayButton>
              }
            />
          </div>
          <Card title={isTransfer ? 'Draft transfer' : 'Draft orders'}>
            <DocumentTotals totals={totalsOf(asked, wanted)} formats={formats} />
            <p className={styles.note}>Clear a quantity to leave its item out.</p>
          </Card>
        </div>
      )}
    </>
  )
}

function nothingWords({ coverDays, vendorID, departmentID, automatic }: Asked): string {
  const items = vendorID || departmentID || automatic ? 'No item that matches' : 'No item here'
  return coverDays === undefined
    ? `${items} is below its minimum level.`
    : `${items} will run out within ${countOf(coverDays, 'day')}.`
}
