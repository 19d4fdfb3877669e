import { type Access, accessTo, type Grants, isSystemItem } from '@greenroom/permissions'
import { type ItemFieldName, itemFields } from '@greenroom/validation'

/** What a user may do with each field of one item. A field in neither set may be read and changed. */
export type ItemRights = {
  /** Not shown, not checked, and 0 on a new item if a price (section 6). */
  hidden: ReadonlySet<ItemFieldName>
  /** Shown but not changed. */
  locked: ReadonlySet<ItemFieldName>
  /** Whether additional attributes may only be read. */
  attributesLocked: boolean
  /** Whether the whole form is for reading only. */
  readOnly: boolean
}

/**
 * The rights over one item (section 6). System items are read-only for everybody. On a new item there is nothing to
 * read, so that a field one may not write is hidden.
 */
export function itemRights(grants: Grants, itemID: string | undefined): ItemRights {
  const isNew = itemID === undefined
  const isOut = (access: Access) => (isNew ? !writes(access) : !access.read)
  return {
    hidden: fieldsWhere(grants, isOut),
    locked: new Set<ItemFieldName>([
      ...fieldsWhere(grants, (access) => !writes(access)),
      ...(isNew ? [] : ['itemID' as const]),
    ]),
    attributesLocked: !writes(accessTo(grants, 'CATALOG_CUSTOM_ATTRIBUTES')),
    readOnly: !writes(accessTo(grants, 'CATALOG_PRODUCT')) || (!isNew && isSystemItem(itemID)),
  }
}

const writes = ({ write, denied }: Access) => write && !denied

function fieldsWhere(grants: Grants, matches: (access: Access) => boolean): ReadonlySet<ItemFieldName> {
  return new Set(itemFields.flatMap(({ name, feature }) => (feature && matches(accessTo(grants, feature)) ? name : [])))
}
