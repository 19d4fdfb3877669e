/** Thrown for a database that this version cannot use. The message says what to do. */
export class SchemaError extends Error {}
