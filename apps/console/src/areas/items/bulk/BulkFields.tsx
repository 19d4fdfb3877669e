import { Banner, Button, Card, ComboBox, countOf, EmptyState, Form } from '@greenroom/ui'
import { itemField, type ItemFieldName } from '@greenroom/catalog'
import { useAtomValue } from 'jotai'
import { Suspense, useId } from 'react'
import { useSearchParams } from 'react-router-dom'
import { filterWords } from '../list/filter-words.ts'
import type { Problem } from '#failures/problem.ts'
import { ProblemText } from '#failures/ProblemText.tsx'
import { useItemFormScope } from '../form/item-form-context.ts'
import { readQuery } from '../list/products-url.ts'
import styles from './bulk.module.css'
import { type ChosenField, fieldsFor, firstPrice } from './bulk-draft.ts'
import type { BulkTarget } from './bulk-target.ts'
import { matching } from './bulk.atoms.ts'
import { BulkFieldRow } from './BulkFieldRow.tsx'

type BulkFieldsProps = {
  target: BulkTarget
  chosen: readonly ChosenField[]
  pending: boolean
  failure: Problem | undefined
  onChoose: (chosen: readonly ChosenField[]) => void
  onPreview: () => void
}

/** Chooses the fields to change, and their new values. */
export function BulkFields({ target, chosen, pending, failure, onChoose, onPreview }: BulkFieldsProps) {
  const { rights, context } = useItemFormScope()
  const formID = useId()
  const names = chosen.map(({ name }) => name)
  const offered = fieldsFor(rights).filter(({ name }) => !names.includes(name))
  const change = (next: ChosenField) => onChoose(chosen.map((one) => (one.name === next.name ? next : one)))
  const add = (name: ItemFieldName) => onChoose([...chosen, { name, how: 'set', price: firstPrice(context) }])

  return (
    <>
      <Suspense fallback={<p className={styles.target}>Counting...</p>}>
        <BulkTargetLine target={target} />
      </Suspense>
      {failure && (
        <Banner tone="danger" title="The changes couldn't be previewed">
          <ProblemText {...failure} /> Nothing changed.
        </Banner>
      )}
      <Card>
        <Form id={formID} aria-label="Bulk edit" onSubmit={onPreview}>
          {chosen.length === 0 && (
            <EmptyState
              title="What do you want to change?"
              action={
                offered.some(({ name }) => name === 'sellingPrice') && (
                  <Button
                    onPress={() => onChoose([{ name: 'sellingPrice', how: 'raise', price: firstPrice(context) }])}
                  >
                    Raise selling price
                  </Button>
                )
              }
            >
              Add one or more fields. Each item gets the values you set here, and its other fields stay the same.
            </EmptyState>
          )}
          <ul className={styles.rows}>
            {chosen.map((one) => (
              <BulkFieldRow
                key={one.name}
                chosen={one}
                onChange={change}
                onRemove={() => onChoose(chosen.filter(({ name }) => name !== one.name))}
              />
            ))}
          </ul>
          <div className={styles.add}>
            <ComboBox
              key={chosen.length}
              label={chosen.length === 0 ? 'Field to change' : 'Another field'}
              options={offered.map(({ name, label }) => ({ id: name, label }))}
              value=""
              onChange={(name) => name && add(itemField(name as ItemFieldName).name)}
              placeholder="Add a field"
            />
          </div>
        </Form>
      </Card>
      <div className={styles.bar}>
        <Button variant="primary" type="submit" form={formID} pending={pending} disabled={chosen.length === 0}>
          Preview changes
        </Button>
      </div>
    </>
  )
}

/** Which items will be edited, and how many. */
function BulkTargetLine({ target }: Pick<BulkFieldsProps, 'target'>) {
  const { settings } = useItemFormScope()
  const [params] = useSearchParams()
  const found = useAtomValue(matching(readQuery(params)))
  const { number } = settings.formats
  if (target.selected !== undefined)
    return <p className={styles.target}>{itemsWord(target.selected, number)} selected</p>
  const count = found && (found.capped ? `${number(found.count)}+ items` : itemsWord(found.count, number))
  const words = filterWords(params, settings.lists, settings.formats).map(({ label, value }) => `${label}: ${value}`)
  return (
    <p className={styles.target}>
      <strong>{count}</strong> {words.join(' · ')}
    </p>
  )
}

function itemsWord(count: number, number: (value: number) => string): string {
  return countOf(count, 'item', 'items', number)
}
