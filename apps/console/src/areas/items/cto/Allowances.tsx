import { REASON_MAX, RESTRICTION_KINDS } from '@greenroom/cto'
import { Card, ComboBox, IconButton, TextField } from '@greenroom/ui'
import { X } from 'lucide-react'
import styles from './cto.module.css'
import type { ConfigurationModel } from './configuration-model.ts'

type AllowancesProps = { model: ConfigurationModel; readOnly: boolean }

/** Blacklist entries that are allowed on this item, each with a reason. */
export function Allowances({ model, readOnly }: AllowancesProps) {
  const { stored, allowances, setAllowances } = model
  const keyOf = ({ kind, text }: { kind: keyof typeof RESTRICTION_KINDS; text: string }) => `${kind} ${text}`
  const free = stored.restrictions.filter((one) => !allowances.some((allowed) => keyOf(allowed) === keyOf(one)))

  function allow(key: string) {
    const restriction = free.find((one) => keyOf(one) === key)
    if (!restriction) return
    setAllowances([...allowances, { kind: restriction.kind, text: restriction.text, reason: '' }])
  }

  return (
    <Card title="Allowed for this item">
      <div className={styles.stack}>
        <p className={styles.note}>Blocked words and restricted numbers that customers can still use on this item.</p>
        {allowances.map((allowance) => (
          <div key={keyOf(allowance)} className={styles.allowance}>
            <TextField
              label={`Reason for allowing ${allowance.text}`}
              description={RESTRICTION_KINDS[allowance.kind]}
              limit={REASON_MAX}
              required
              readOnly={readOnly}
              value={allowance.reason}
              onChange={(reason) =>
                setAllowances(allowances.map((one) => (one === allowance ? { ...one, reason } : one)))
              }
            />
            {!readOnly && (
              <IconButton
                label={`No longer allow ${allowance.text}`}
                icon={<X />}
                onPress={() => setAllowances(allowances.filter((one) => one !== allowance))}
              />
            )}
          </div>
        ))}
        {!readOnly && (
          <ComboBox
            key={allowances.length}
            label="Allow a blocked word or number"
            disabled={free.length === 0}
            options={free.map((one) => ({ id: keyOf(one), label: one.text, hint: RESTRICTION_KINDS[one.kind] }))}
            value=""
            onChange={allow}
          />
        )}
      </div>
    </Card>
  )
}
