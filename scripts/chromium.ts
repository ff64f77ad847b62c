// Finds the browser of the end-to-end tests, or installs Debian's package where that is possible.
import { accessSync, constants, existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { run } from '../tools/local-server/child-process.ts'
import { Problem } from '../tools/local-server/problem.ts'
import { step } from '../tools/local-server/progress.ts'

const names = [
  // Without the interface of a browser; the tests take half the processor time.
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
]
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ...[process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA].flatMap(
    (folder) =>
      folder
        ? [
            path.join(folder, 'Google/Chrome/Application/chrome.exe'),
            path.join(folder, 'Microsoft/Edge/Application/msedge.exe'),
          ]
        : [],
  ),
]

/** For running as root, without a screen and without calls to other servers. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Returns the path of an installed Chrome or Chromium.
 * @throws {Problem} when CHROME_PATH is wrong
 */
export function findChromium(): string | undefined {
  const configured = process.env.CHROME_PATH
  if (configured) {
    if (isProgram(configured)) return configured
    throw new Problem(`CHROME_PATH is ${configured}, and there is no program there.`)
  }
  const onPath = (process.env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((folder) => names.map((name) => path.join(folder, name)))
  return [...onPath, ...places].find(isProgram)
}

/**
 * Returns the path of a browser and installs one first if necessary.
 * @throws {Problem} that says what to install
 */
export async function ensureChromium(stopping?: AbortSignal): Promise<string> {
  const existing = findChromium()
  if (existing) return existing
  if (!canInstall()) {
    throw new Problem(
      'The browser tests need Chrome or Chromium: install one ("apt-get install chromium" on Debian as root), or set CHROME_PATH to it.',
    )
  }
  return step('Installing Chromium', async () => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    for (const args of [
      ['update'],
      ['install', '-y', '--no-install-recommends', 'chromium-headless-shell'],
    ]) {
      const { code, output } = await run('apt-get', args, { env, stopping })
      if (code !== 0)
        throw new Problem(
          `Chromium could not be installed: "apt-get ${args.join(' ')}" says\n${output.trim().split('\n').slice(-10).join('\n')}`,
        )
    }
    const installed = findChromium()
    if (!installed) throw new Problem('Chromium was installed, but cannot be found; set CHROME_PATH to it.')
    return installed
  })
}

/** Debian only: Ubuntu's package of that name only points to a snap. */
function canInstall(): boolean {
  return (
    process.getuid?.() === 0 &&
    existsSync('/etc/os-release') &&
    /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
  )
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
