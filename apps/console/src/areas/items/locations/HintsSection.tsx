import { Button, ComboBox, EmptyState, IconButton, TextField } from '@greenroom/ui'
import { HINT_MAX_LENGTH } from '@greenroom/catalog'
import { Plus, Trash2 } from 'lucide-react'
import type { Issues } from '#forms/form-fields.ts'
import type { HintRow } from '../form/item-parts.ts'
import { isSaved, withNewHint } from './hints.ts'
import { type Location, placeOf } from './location-words.ts'
import styles from './locations.module.css'

type HintsSectionProps = {
  rows: readonly HintRow[]
  /** By field path, such as `hints.0.hint`. */
  issues: Issues
  locations: readonly Location[]
  readOnly: boolean
  /** Whether stored hints may be removed. */
  mayRemove: boolean
  onChange: (rows: HintRow[]) => void
}

/** Where to find an item, a row for each location. */
export function HintsSection({ rows, issues, locations, readOnly, mayRemove, onChange }: HintsSectionProps) {
  const taken = new Set(rows.map(({ locationID }) => locationID))
  const options = locations.map((location) => ({ id: location.id, label: location.name, hint: placeOf(location) }))
  const change = (row: HintRow, part: Partial<HintRow>) =>
    onChange(rows.map((one) => (one.key === row.key ? { ...one, ...part } : one)))
  const nameOf = (id: string) => options.find((option) => option.id === id)?.label ?? (id || 'the new location')
  return (
    <div className={styles.hints}>
      {rows.length === 0 && (
        <EmptyState title="No location hints yet">
          A hint says where to find the item at a store or warehouse.
        </EmptyState>
      )}
      {rows.map((row, index) => (
        <div key={row.key} className={styles.hint} role="group" aria-label={`Hint at ${nameOf(row.locationID)}`}>
          <ComboBox
            label="Location"
            options={options.filter(({ id }) => id === row.locationID || !taken.has(id))}
            value={row.locationID}
            onChange={(locationID) => change(row, { locationID })}
            readOnly={readOnly || isSaved(row)}
            error={issues[`hints.${index}.location`]}
            required
          />
          <TextField
            label="Location hint"
            value={row.hint}
            limit={HINT_MAX_LENGTH}
            onChange={(hint) => change(row, { hint })}
            readOnly={readOnly}
            error={issues[`hints.${index}.hint`]}
            required
          />
          {!readOnly && (mayRemove || !isSaved(row)) && (
            <div className={styles.remove}>
              <IconButton
                label={`Remove the hint at ${nameOf(row.locationID)}`}
                icon={<Trash2 />}
                onPress={() => onChange(rows.filter(({ key }) => key !== row.key))}
              />
            </div>
          )}
        </div>
      ))}
      {!readOnly && taken.size < locations.length && (
        <div>
          <Button icon={<Plus />} onPress={() => onChange(withNewHint(rows))}>
            Add location hint
          </Button>
        </div>
      )}
    </div>
  )
}
