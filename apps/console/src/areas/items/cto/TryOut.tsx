import { attachedGroups, type Choices, configure, previewInWords, restrictionsBut } from '@greenroom/cto'
import { Banner, Card } from '@greenroom/ui'
import { useState } from 'react'
import type { Formats } from '#data/formats.ts'
import type { Item } from '../list/product-row.ts'
import { ChoiceField } from './ChoiceField.tsx'
import styles from './cto.module.css'
import { ItemPreview } from './ItemPreview.tsx'
import { PriceLines } from './PriceLines.tsx'
import type { ConfigurationModel } from './configuration-model.ts'

type TryOutProps = { item: Item; model: ConfigurationModel; formats: Formats }

/** Lets the user try the options like a customer, with a live picture, price and list of problems. */
export function TryOut({ item, model, formats }: TryOutProps) {
  const [choices, setChoices] = useState<Choices>({})
  const { stored, attachments, allowances } = model
  const groups = attachedGroups(stored.groups, attachments)
  const blacklist = restrictionsBut(stored.restrictions, allowances)
  const result = configure(item, groups, choices, stored.components, blacklist)
  const isEmpty = Object.values(choices).every(({ text = '', picks = [] }) => text === '' && picks.length === 0)
  // Before anything is entered, missing choices aren't errors yet.
  const issues = isEmpty ? [] : result.issues
  return (
    <div className={styles.column}>
      <Card title="Try it">
        <div className={styles.stack}>
          {groups.length === 0 && <p className={styles.note}>Add an option group to try it here.</p>}
          {groups.map((group) => (
            <ChoiceField
              key={group.id}
              group={group}
              components={stored.components}
              choice={choices[group.id] ?? {}}
              issues={issues.filter(({ field }) => field === group.id)}
              onChange={(choice) => setChoices({ ...choices, [group.id]: choice })}
            />
          ))}
          <div role="status" aria-label="Order check">
            {!isEmpty && (
              <Banner tone={issues.length > 0 ? 'danger' : 'success'}>
                {issues.length > 0
                  ? `Can't be ordered: ${issues.map(({ message }) => message).join(' ')}`
                  : 'Can be ordered.'}
              </Banner>
            )}
          </div>
        </div>
      </Card>
      <Card title="Preview">
        <ItemPreview preview={result.preview} words={previewInWords(item, result.preview)} />
      </Card>
      <Card title="Price">
        <PriceLines result={result} money={formats.money} />
      </Card>
    </div>
  )
}
