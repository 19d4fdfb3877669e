import { afterAll } from 'vitest'
import { runEnd } from './at-end.ts'
import './cheap-hashes.ts'

afterAll(runEnd)
