import type { Plugin } from 'vite'
import { GRID, weighBundle } from './bundle-weight.ts'

const KB = 1024

/**
 * The limits in KB of brotli. `screen` is for each screen but the grid, which has its own. `area` is for all that one area
 * has on disk, but for items: their list, form, matrix, bulk edit, gallery and analytics are one area. Whoever raises a
 * limit says why in the commit message.
 */
const LIMITS = {
  loginJS: 85,
  loginAll: 100,
  loginRequests: 4,
  toGrid: 240,
  screen: 40,
  area: 60,
  items: 92,
}

/** Fails the build when the console has grown past its limits, and says every figure when it has not. */
export function budgets(): Plugin {
  return {
    name: 'budgets',
    apply: 'build',
    writeBundle: {
      sequential: true,
      order: 'post',
      handler(_options, bundle) {
        const { login, toGrid, screens, areas } = weighBundle(bundle)
        const figures = [
          figure('login route, JavaScript', login.js / KB, LIMITS.loginJS),
          figure('login route, everything', login.all / KB, LIMITS.loginAll),
          figure('login route, requests', login.requests, LIMITS.loginRequests),
          figure('up to the product grid, JavaScript', toGrid / KB, LIMITS.toGrid),
          ...Object.entries(screens)
            .filter(([name]) => name !== GRID)
            .map(([name, size]) => figure(`${name}, JavaScript`, size / KB, LIMITS.screen)),
          ...Object.entries(areas).map(([name, size]) =>
            figure(`area ${name}, JavaScript`, size / KB, name === 'items' ? LIMITS.items : LIMITS.area),
          ),
        ]
        for (const { text } of figures) this.info(text)
        const over = figures.filter((each) => each.over)
        if (over.length > 0) this.error(`Over budget: ${over.map(({ text }) => text).join('; ')}`)
      },
    },
  }
}

function figure(what: string, value: number, limit: number) {
  return { text: `${what}: ${Number(value.toFixed(1))} of ${limit}`, over: value > limit }
}
