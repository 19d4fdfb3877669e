export { createApi, type Api, type ApiOptions } from './api.ts'
export { ApiError, type FieldError } from './api-error.ts'
export { dataOf } from './data-of.ts'
export { explain, type Explanation } from './explain.ts'
