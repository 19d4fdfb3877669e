/** One problem. `field` is a form field or, in a configuration, the ID of an option group. */
export type CtoIssue = {
  field: string
  code: CtoIssueCode
  /** One sentence for the user. */
  message: string
}

export type CtoIssueCode =
  | 'required'
  | 'tooShort'
  | 'tooLong'
  | 'restricted'
  | 'outerSpace'
  | 'unfit'
  | 'outOfRange'
  | 'duplicate'
  | 'notOffered'
  | 'tooMany'
  | 'unknown'
  | 'self'
  | 'requires'
  | 'excludes'
  | 'blockedWord'
  | 'restrictedNumber'
  | 'noComponent'
  | 'outOfStock'
