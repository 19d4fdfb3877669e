import { afterAll } from 'vitest'
import { runEnd } from './at-end.ts'

afterAll(runEnd)
