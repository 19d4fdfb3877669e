import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium } from '../../tools/chromium.ts'
import { PATIENCE } from '../../tools/patience.ts'

export default defineConfig({
  testDir: 'src',
  timeout: PATIENCE.test,
  expect: { timeout: PATIENCE.wait },
  workers: 2,
  // A test that passes only when repeated is named in the summary of `npm test`.
  retries: 2,
  forbidOnly: true,
  reporter: 'list',
  outputDir: '../../test-results',
  use: {
    // A page lives for seconds: to optimize its code takes a fifth of the processor time and never pays.
    launchOptions: { executablePath: findChromium(), args: [...CHROMIUM_FLAGS, '--js-flags=--no-opt --no-maglev'] },
    trace: 'on-first-retry',
    // Each test has a new browser, in which the service worker would store the whole release.
    serviceWorkers: 'block',
    // Drawing what moves takes a fifth of the processor time.
    contextOptions: { reducedMotion: 'reduce' },
  },
})
