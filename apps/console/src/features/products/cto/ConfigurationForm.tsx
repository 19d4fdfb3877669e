import { SaveBar } from '@greenroom/ui'
import type { Formats } from '#app/formats.ts'
import type { Item } from '../product-row.ts'
import { Allowances } from './Allowances.tsx'
import { AttachedGroups } from './AttachedGroups.tsx'
import type { ItemConfiguration } from './cto.atoms.ts'
import styles from './cto.module.css'
import { TryOut } from './TryOut.tsx'
import { useConfiguration } from './use-configuration.ts'

type ConfigurationFormProps = {
  item: Item
  opened: ItemConfiguration
  formats: Formats
  currency: string
  readOnly: boolean
}

/** The groups and allowances of an item beside what comes of them. */
export function ConfigurationForm({ item, opened, formats, currency, readOnly }: ConfigurationFormProps) {
  const model = useConfiguration(item.itemID, opened)
  return (
    <>
      <div className={styles.columns}>
        <div className={styles.column}>
          <AttachedGroups {...{ model, formats, currency, readOnly }} />
          <Allowances {...{ model, readOnly }} />
        </div>
        <TryOut {...{ item, model, formats }} />
      </div>
      {!readOnly && (
        <SaveBar
          changes={model.changed.length > 0 && `Changed: ${model.changed.join(', ')}`}
          error={model.problem}
          pending={model.saving}
          onDiscard={model.discard}
          onSave={model.submit}
        />
      )}
    </>
  )
}
