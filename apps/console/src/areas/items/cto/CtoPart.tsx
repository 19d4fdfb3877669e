import type { Attachment } from '@greenroom/cto'
import { Banner } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { formatsAtom } from '#data/formats.ts'
import { useMay } from '#session/may.ts'
import { useFormPart, useItemFormScope, useItemScope } from '../form/item-form-context.ts'
import { usePart } from '../form/use-part.ts'
import type { Item } from '../list/product-row.ts'
import { Allowances } from './Allowances.tsx'
import { AttachedGroups } from './AttachedGroups.tsx'
import type { ConfigurationModel } from './configuration-model.ts'
import { configurationAtom, type ItemConfiguration } from './cto.atoms.ts'
import styles from './cto.module.css'
import { TryOut } from './TryOut.tsx'

/** The options of an item built to order, with a preview to try them (section 2, Config to order). */
export function CtoPart() {
  const { item } = useItemScope()
  return item ? <LoadedConfiguration item={item} /> : null
}

function LoadedConfiguration({ item }: { item: Item }) {
  const stored = useAtomValue(configurationAtom(item.itemID))
  const loaded = useMemo(
    () => ({ attachments: stored.attachments as Attachment[], allowances: stored.allowances }),
    [stored],
  )
  return usePart(loaded) ? <Configuration {...{ item, stored }} /> : null
}

/** The groups and allowances of an item, beside the preview. */
function Configuration({ item, stored }: { item: Item; stored: ItemConfiguration }) {
  const { rights, settings, dispatch } = useItemFormScope()
  const formats = useAtomValue(formatsAtom)
  const { may, denied } = useMay('saveConfiguration')
  const readOnly = rights.readOnly || !may
  const attachments = useFormPart(({ form }) => form.attachments) ?? []
  const allowances = useFormPart(({ form }) => form.allowances) ?? []
  const model: ConfigurationModel = {
    stored,
    attachments,
    allowances,
    setAttachments: (next) => dispatch({ do: 'change', values: { attachments: next } }),
    setAllowances: (next) => dispatch({ do: 'change', values: { allowances: next } }),
  }
  return (
    <div className={styles.tab}>
      {denied && <Banner>You have view-only access. You can still try the options. {denied}</Banner>}
      <div className={styles.columns}>
        <div className={styles.column}>
          <AttachedGroups {...{ model, formats, readOnly }} currency={settings.currency} />
          <Allowances {...{ model, readOnly }} />
        </div>
        <TryOut {...{ item, model, formats }} />
      </div>
    </div>
  )
}
