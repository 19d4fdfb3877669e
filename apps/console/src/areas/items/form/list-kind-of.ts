import { LIST_KINDS, type ListKind } from '@greenroom/catalog'

/** The list that each field of an item chooses from, by the name of the field. */
export const LIST_KIND_OF: ReadonlyMap<string, ListKind> = new Map(
  Object.entries(LIST_KINDS).flatMap(([kind, { itemField }]) => (itemField ? [[itemField, kind as ListKind]] : [])),
)
