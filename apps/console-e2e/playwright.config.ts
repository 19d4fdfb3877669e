import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium } from '../../tools/chromium.ts'

export default defineConfig({
  testDir: 'src',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  workers: 2,
  forbidOnly: true,
  reporter: 'list',
  outputDir: '../../test-results',
  use: {
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_FLAGS },
    trace: 'retain-on-failure',
  },
})
