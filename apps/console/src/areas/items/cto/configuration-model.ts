import type { Allowance, Attachment } from '@greenroom/cto'
import type { ItemConfiguration } from './cto.atoms.ts'

/** The option groups and blacklist allowances of an item while they are being edited. */
export type ConfigurationModel = {
  /** The stored configuration, with the groups, components and restrictions to choose from. */
  stored: ItemConfiguration
  attachments: readonly Attachment[]
  allowances: readonly Allowance[]
  setAttachments: (attachments: readonly Attachment[]) => void
  setAllowances: (allowances: readonly Allowance[]) => void
}
