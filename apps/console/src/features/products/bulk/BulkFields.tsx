import { Banner, Button, Card, ComboBox, EmptyState, Form } from '@greenroom/ui'
import { itemField, type ItemFieldName } from '@greenroom/validation'
import { useAtomValue } from 'jotai'
import { Suspense, useId, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { filterWords } from '../filter-words.ts'
import { useItemFormScope } from '../item-form-context.ts'
import { readQuery } from '../products-url.ts'
import styles from './bulk.module.css'
import { type ChosenField, fieldsFor, FIRST_PRICE } from './bulk-draft.ts'
import type { BulkTarget } from './bulk-target.ts'
import { matchingAtom } from './bulk.atoms.ts'
import { BulkFieldRow } from './BulkFieldRow.tsx'

type BulkFieldsProps = {
  target: BulkTarget
  chosen: readonly ChosenField[]
  pending: boolean
  failure: string | undefined
  onChoose: (chosen: readonly ChosenField[]) => void
  onLook: () => void
}

/** Which fields are changed, and how. */
export function BulkFields({ target, chosen, pending, failure, onChoose, onLook }: BulkFieldsProps) {
  const { rights } = useItemFormScope()
  const formID = useId()
  const [params] = useSearchParams()
  // Not in the line itself, which begins anew while it waits.
  const counting = useMemo(() => matchingAtom(readQuery(params)), [params])
  const names = chosen.map(({ name }) => name)
  const offered = fieldsFor(rights).filter(({ name }) => !names.includes(name))
  const change = (next: ChosenField) => onChoose(chosen.map((one) => (one.name === next.name ? next : one)))
  const add = (name: ItemFieldName) => onChoose([...chosen, { name, how: 'set', price: FIRST_PRICE }])

  return (
    <>
      <Suspense fallback={<p className={styles.target}>Counting...</p>}>
        <BulkTargetLine {...{ target, counting }} />
      </Suspense>
      {failure && (
        <Banner tone="danger" title="The difference could not be worked out">
          {failure} Nothing was changed.
        </Banner>
      )}
      <Card>
        <Form id={formID} aria-label="Bulk edit" onSubmit={onLook}>
          {chosen.length === 0 && (
            <EmptyState title="What do you want to change?">
              Add one field or several. Each item gets what you say here, and keeps everything else.
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
          Show the difference
        </Button>
      </div>
    </>
  )
}

type Counting = ReturnType<typeof matchingAtom>

/** Which items are meant, in words and in number. */
function BulkTargetLine({ target, counting }: Pick<BulkFieldsProps, 'target'> & { counting: Counting }) {
  const { settings } = useItemFormScope()
  const [params] = useSearchParams()
  const matching = useAtomValue(counting)
  const { number } = settings.formats
  if (target.selected !== undefined)
    return <p className={styles.target}>{itemsWord(target.selected, number)} selected</p>
  const count = matching && (matching.capped ? `${number(matching.count)}+ items` : itemsWord(matching.count, number))
  const words = filterWords(params, settings.lists).map(({ label, value }) => `${label}: ${value}`)
  return (
    <p className={styles.target}>
      <strong>{count}</strong> {words.join(' · ')}
    </p>
  )
}

function itemsWord(count: number, number: (value: number) => string): string {
  return count === 1 ? '1 item' : `${number(count)} items`
}
