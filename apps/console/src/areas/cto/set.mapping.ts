import { MATERIAL, type Material, type SetKind } from '@greenroom/cto'
import { labeledFields } from '#forms/form-fields.ts'
import { amountOf } from './amount.ts'

/** A set of letters or numbers as the form holds it: amounts as typed. */
export type SetForm = Material & { kind: SetKind; id: string; name: string; costPrice: string; sellingPrice: string }

export const NEW_SET: SetForm = {
  kind: 'LETTERS',
  id: '',
  name: '',
  vendorCode: '',
  styleID: '',
  colorID: '',
  printerCategoryID: '',
  costPrice: '',
  sellingPrice: '',
}

/** The label of each field, in the order of the form. */
export const SET_LABELS: Readonly<Record<keyof SetForm, string>> = {
  kind: 'Makes',
  id: 'Set ID',
  name: 'Name',
  ...MATERIAL,
  costPrice: 'Cost price',
  sellingPrice: 'Selling price',
}

export const SET_FIELDS = labeledFields<SetForm>(SET_LABELS)

/** The set to create. An amount that the user may not set is 0, as for any new item (section 6). */
export function setOfForm({ costPrice, sellingPrice, ...set }: SetForm, may: { cost: boolean; price: boolean }) {
  return {
    ...set,
    costPrice: may.cost ? amountOf(costPrice) : 0,
    sellingPrice: may.price ? amountOf(sellingPrice) : 0,
  }
}
