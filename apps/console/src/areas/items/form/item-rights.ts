import { type Access, accessTo, type Grants, isSystemItem, toChange } from '@greenroom/permissions'
import { type ItemFieldName, itemFields } from '@greenroom/catalog'
import { mayCall } from '#session/may.ts'

/** A user's access to the fields of one item. Fields in neither set can be read and changed. */
export type ItemRights = {
  /** Not shown and not checked; a hidden price is 0 on a new item (section 6). */
  hidden: ReadonlySet<ItemFieldName>
  /** Shown but locked. */
  locked: ReadonlySet<ItemFieldName>
  /** Whether additional attributes are read-only. */
  attributesLocked: boolean
  /** Whether the whole form is read-only. */
  readOnly: boolean
}

/**
 * The access to one item (section 6). System items are read-only for everyone. Fields that the user may not change are
 * hidden on a new item, where they have no value to show.
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
    attributesLocked: !mayCall(grants, toChange('attributes')).may,
    readOnly: !mayCall(grants, 'updateItem').may || (!isNew && isSystemItem(itemID)),
  }
}

const writes = ({ write, denied }: Access) => write && !denied

function fieldsWhere(grants: Grants, matches: (access: Access) => boolean): ReadonlySet<ItemFieldName> {
  return new Set(itemFields.flatMap(({ name, feature }) => (feature && matches(accessTo(grants, feature)) ? name : [])))
}
