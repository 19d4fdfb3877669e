import { ApiError } from './api-error.ts'

/** The text for a failure: `list` as a bullet list if present, otherwise `message`. */
export type Explanation = { title?: string; message: string; list: string[] }

const DEFAULT: Explanation = {
  title: "We're sorry, something went wrong",
  message: 'Try again or contact admin',
  list: [],
}

/** Generic error display (section 8): the field messages as a list, or else the description, the message, or a
 * default. */
export function explain(failure: unknown): Explanation {
  if (!(failure instanceof ApiError)) return DEFAULT
  const { title, description, message, errors } = failure
  const list = [...new Set(errors.map((error) => error.message))]
  const words = description ?? message
  if (list.length > 0) return { title, message: words, list }
  return words ? { title, message: words, list } : DEFAULT
}
