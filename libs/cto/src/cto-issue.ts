/** One thing wrong. `field` is a field of the form, or while configuring the ID of an option group. */
export type CtoIssue = {
  field: string
  code: CtoIssueCode
  /** One plain sentence for the user. */
  message: string
}

export type CtoIssueCode =
  | 'required'
  | 'tooShort'
  | 'tooLong'
  | 'restricted'
  | 'outerSpace'
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
