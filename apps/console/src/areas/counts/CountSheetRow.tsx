import { quantityOf } from '@greenroom/inventory'
import { add, type Quantity, subtract, toQuantity, toText, ZERO } from '@greenroom/money'
import { IconButton, TextField } from '@greenroom/ui'
import { Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import type { CountSheet } from './counts.atoms.ts'
import styles from './counts.module.css'

type CountSheetRowProps = {
  item: CountSheet['items'][number]
  /** In the section; undefined if nobody has counted it there. */
  counted: Quantity | undefined
  /** In all sections. */
  inAll: Quantity
  readOnly: boolean
  /** Called with what there is of it in the section. */
  onCount: (total: Quantity) => void
}

const ONE = toQuantity(1)

const NOT_A_QUANTITY = 'Type a number of 0 or more, with up to 3 decimals.'

/** One item, and how many there are of it. */
export function CountSheetRow({ item, counted, inAll, readOnly, onCount }: CountSheetRowProps) {
  const { itemID, itemName, expected, round } = item
  /** As typed, until the field is left. */
  const [typed, setTyped] = useState<string>()
  const now = counted ?? toQuantity(0)
  const value = typed ?? (counted === undefined ? '' : toText(now))
  const read = value === '' ? now : quantityOf(value)
  const isQuantity = read !== undefined && read >= ZERO && (read as bigint) % 10n === 0n

  function commit() {
    if (typed === undefined || !isQuantity) return
    setTyped(undefined)
    const isNew = counted === undefined ? typed.trim() !== '' : read !== now
    if (isNew) onCount(read)
  }

  return (
    <li data-item={itemID} className={styles.row} data-counted={counted !== undefined || undefined}>
      <div className={styles.item}>
        <span className={styles.name}>{itemName}</span>
        <span className={styles.detail}>
          {itemID}
          {expected != null && ` · ${toText(toQuantity(expected))} expected`}
          {inAll !== now && ` · ${toText(inAll)} in all sections`}
          {round > 0 && ' · counted again'}
        </span>
      </div>
      <div className={styles.stepper}>
        {!readOnly && (
          <IconButton
            label={`One less of ${itemID}`}
            icon={<Minus />}
            variant="secondary"
            disabled={now <= ZERO}
            onPress={() => onCount(subtract(now, now < ONE ? now : ONE))}
          />
        )}
        <TextField
          label={`Counted of ${itemID}`}
          labelHidden
          value={value}
          numeric
          inputMode="decimal"
          autoComplete="off"
          readOnly={readOnly}
          error={typed === undefined || isQuantity ? undefined : NOT_A_QUANTITY}
          onChange={setTyped}
          onBlur={commit}
          input={{
            onFocus: ({ currentTarget }) => currentTarget.select(),
            onKeyDown: ({ key }) => {
              if (key === 'Enter') commit()
            },
          }}
        />
        {!readOnly && (
          <IconButton
            label={`One more of ${itemID}`}
            icon={<Plus />}
            variant="secondary"
            onPress={() => onCount(add(now, ONE))}
          />
        )}
      </div>
    </li>
  )
}
