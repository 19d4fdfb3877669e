import { newRequestID } from '@greenroom/api-client'

/** An ID for what is not saved yet, such as a line of a document. Other than `crypto.randomUUID`, also without HTTPS. */
export function newUUID(): string {
  return newRequestID().replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
