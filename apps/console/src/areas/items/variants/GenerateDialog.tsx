import { newRequestID } from '@greenroom/api-client'
import { Button, Dialog, MultiSelect, TextField } from '@greenroom/ui'
import {
  DEFAULT_PATTERNS,
  generateVariants,
  itemField,
  MATRIX_FIELDS,
  type MatrixAxis,
  type MatrixField,
  MOST_VARIANTS,
  unknownPlaces,
  type VariantPatterns,
} from '@greenroom/catalog'
import { useState } from 'react'
import { useFormPart, useItemFormScope } from '../form/item-form-context.ts'
import { useVariants } from './use-variants.ts'
import { newRows } from './variant-rows.ts'
import styles from './variants.module.css'

type Chosen = Partial<Record<MatrixField, readonly string[]>>

/** The most attributes that one matrix combines. */
const MOST_AXES = 3

const PATTERN_LABELS = { itemID: 'Item ID pattern', upc: 'UPC pattern', name: 'Name pattern' } as const

/**
 * Generates variants from attributes and patterns, with a preview, and adds them to the matrix. They are saved with the
 * item.
 */
export function GenerateDialog({ mainID, onClose }: { mainID: string; onClose: () => void }) {
  const { settings } = useItemFormScope()
  const form = useFormPart((state) => state.form)
  const [state, dispatch] = useVariants()
  const [chosen, setChosen] = useState<Chosen>({})
  const [patterns, setPatterns] = useState<VariantPatterns>(DEFAULT_PATTERNS)

  const axes = MATRIX_FIELDS.flatMap((field): MatrixAxis[] => {
    const ids = chosen[field] ?? []
    const entries = settings.lists[field]?.filter(({ id }) => ids.includes(id)) ?? []
    return entries.length > 0 ? [{ field, entries }] : []
  })
  const rows = state.sheet.rows.map(({ cells }) => cells)
  const made = generateVariants(axes, patterns, { ...form, itemID: mainID }, rows)
  const unknown = (name: keyof VariantPatterns) => unknownPlaces(patterns[name], axes, name === 'itemID')
  const isWrong = (Object.keys(patterns) as (keyof VariantPatterns)[]).some((name) => unknown(name).length > 0)

  function add() {
    dispatch({ do: 'add', rows: newRows(made.variants, form, newRequestID()) })
    onClose()
  }

  return (
    <Dialog
      title="Generate variants"
      open
      keepOpen
      size="large"
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button variant="primary" disabled={made.variants.length === 0 || isWrong} onPress={add}>
            {made.variants.length === 1 ? 'Add 1 variant' : `Add ${made.variants.length.toLocaleString()} variants`}
          </Button>
        </>
      }
    >
      <p>Choose values for up to three attributes. Each combination becomes a variant with the item's prices.</p>
      <div className={styles.axes}>
        {MATRIX_FIELDS.map((field) => {
          const options = settings.lists[field]?.filter(({ active }) => active) ?? []
          const value = chosen[field] ?? []
          return (
            <MultiSelect
              key={field}
              label={itemField(field).label}
              options={options}
              value={value}
              disabled={options.length === 0 || (value.length === 0 && axes.length >= MOST_AXES)}
              onChange={(ids) => setChosen({ ...chosen, [field]: ids })}
            />
          )
        })}
      </div>
      <div className={styles.patterns}>
        {(Object.keys(PATTERN_LABELS) as (keyof VariantPatterns)[]).map((name) => {
          const places = unknown(name)
          return (
            <TextField
              key={name}
              label={PATTERN_LABELS[name]}
              value={patterns[name]}
              autoComplete="off"
              error={places.length > 0 ? `Unknown placeholder: ${places.join(' ')}` : undefined}
              onChange={(pattern) => setPatterns({ ...patterns, [name]: pattern })}
            />
          )
        })}
      </div>
      <p className={styles.hint}>
        {`Placeholders: the item's {itemID}, {productID} and {name}, {n} or {n:3} for a running number, {id} for the new item ID`}
        {axes.map(({ field }) => `, {${field}}, {${field}.name}`).join('')}.
      </p>
      <p role="status">
        {made.tooMany
          ? `One item can have at most ${MOST_VARIANTS.toLocaleString()} variants.`
          : `${made.variants.length.toLocaleString()} new` +
            (made.existing > 0 ? `, ${made.existing.toLocaleString()} already exist` : '')}
      </p>
      {made.variants.length > 0 && (
        <ul className={styles.preview}>
          {made.variants.slice(0, 3).map(({ itemID, upc, name }) => (
            <li key={String(itemID)}>{`${itemID} · ${upc} · ${name}`}</li>
          ))}
          {made.variants.length > 3 && <li>and {(made.variants.length - 3).toLocaleString()} more</li>}
        </ul>
      )}
    </Dialog>
  )
}
