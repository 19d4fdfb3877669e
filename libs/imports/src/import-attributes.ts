import { csvHeader, foldHeader } from './csv.ts'
import { itemFields } from '@greenroom/catalog'

/** An additional attribute of the merchant (section 3). */
export type AdditionalAttribute = { key: string; label: string }

/** A column that fills an additional attribute. */
export type AttributeColumn = { label: string; index: number }

const FIELD_HEADERS = new Set(itemFields.flatMap((field) => [csvHeader(field), field.label]).map(foldHeader))

/**
 * The header of each exported additional attribute: its label, with the key in brackets if a field or another attribute
 * has the same name.
 */
export function attributeHeaders(attributes: readonly AdditionalAttribute[]): Map<string, string> {
  const labels = Map.groupBy(attributes, ({ label }) => foldHeader(label))
  const isTaken = (label: string) => FIELD_HEADERS.has(foldHeader(label)) || labels.get(foldHeader(label))!.length > 1
  return new Map(attributes.map(({ key, label }) => [key, isTaken(label) ? `${label} (${key})` : label]))
}

/** The columns of additional attributes, among those that fill no field: named by their exported header, or the key. */
export function attributeColumns(
  headers: readonly string[],
  attributes: readonly AdditionalAttribute[],
  taken: ReadonlySet<number>,
): AttributeColumn[] {
  const names = headers.map(foldHeader)
  return [...attributeHeaders(attributes)].flatMap(([key, header]) => {
    const index = names.findIndex(
      (name, at) => !taken.has(at) && (name === foldHeader(header) || name === foldHeader(key)),
    )
    return index < 0 ? [] : [{ label: key, index }]
  })
}
