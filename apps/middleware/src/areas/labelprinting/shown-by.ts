import { isPermitted, type LabelTemplate, type TextSourceName } from '@greenroom/labels'
import type { Grants } from '@greenroom/permissions'

/** The text types in the texts, barcodes and conditions of a template. */
export function shownBy({ elements }: LabelTemplate): TextSourceName[] {
  const named = elements.flatMap((element) => [
    ...('textType' in element ? [element.textType] : []),
    ...(element.printIf ? [element.printIf.textType, element.printIf.than] : []),
  ])
  return [...new Set(named.filter((name) => name !== undefined))]
}

/** Those of them that come out empty for somebody with these grants. */
export function withheldFrom(shown: readonly string[], grants: Grants): string[] {
  return shown.filter((name) => !isPermitted(name as TextSourceName, { grants }))
}
