// The reader's wishes. Kept in the browser; whatever is missing or odd there counts as the default.
//
//   settings.value.commit        changeSettings({ theme: 'dark' });
import { computed, effect, signal } from '@preact/signals';
import type { Lang } from '../protocol/messages';
import { preferredLang, speak } from './i18n';
import { onRemembered, recall, remember } from './storage';

export const LEVELS = ['friendly', 'apprentice', 'player', 'strong', 'master'] as const;
export type PeopleLevel = (typeof LEVELS)[number];

const CHOICES = {
  lang: ['system', 'en', 'cs', 'pl'],
  theme: ['system', 'light', 'dark'],
  contrast: ['system', 'more'],
  text: [0.8, 0.9, 1, 1.15, 1.3, 1.5],
  motion: ['system', 'slow', 'normal', 'fast', 'off'],
  sounds: [false, true],
  commit: ['careful', 'normal', 'fast'],
  keys: [true, false],
  level: LEVELS,
} as const;

export type SettingName = keyof typeof CHOICES;
export type Settings = { readonly [Name in SettingName]: (typeof CHOICES)[Name][number] };
export const choicesOf = <Name extends SettingName>(name: Name) => CHOICES[name] as unknown as readonly Settings[Name][];

export const DEFAULTS: Settings = {
  lang: 'system', theme: 'system', contrast: 'system', text: 1, motion: 'system', sounds: false, commit: 'normal', keys: true, level: 'friendly',
};

export function readSettings(kept: unknown): Settings {
  const given = typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {};
  const read = Object.entries(CHOICES).map(([name, values]) => {
    const value = given[name];
    return [name, (values as readonly unknown[]).includes(value) ? value : DEFAULTS[name as SettingName]];
  });
  return Object.fromEntries(read) as Settings;
}

const current = signal<Settings>(readSettings(recall('settings')));
export const settings = computed(() => current.value);

export function changeSettings(wishes: Partial<Settings>): void {
  current.value = { ...current.value, ...wishes };
  remember('settings', current.value);
}

// What "system" means at the moment, and speeds for those who animate: 0 is no motion at all.
const query = (text: string) => {
  const list = globalThis.matchMedia?.(text);
  const matches = signal(list?.matches ?? false);
  list?.addEventListener('change', () => (matches.value = list.matches));
  return matches;
};
const systemDark = query('(prefers-color-scheme: dark)');
const systemContrast = query('(prefers-contrast: more)');
const systemStill = query('(prefers-reduced-motion: reduce)');

export const dark = computed(() => (settings.value.theme === 'system' ? systemDark.value : settings.value.theme === 'dark'));
export const motion = computed(() => (settings.value.motion === 'system' ? (systemStill.value ? 'off' : 'normal') : settings.value.motion));
export const wantedLang = (): Lang => (settings.value.lang === 'system' ? preferredLang(globalThis.navigator?.languages ?? []) : settings.value.lang);

// Keeps the page as the settings say, from now on. Resolves when the words are there.
export async function applySettings(): Promise<void> {
  const root = document.documentElement;
  effect(() => {
    root.dataset.theme = dark.value ? 'dark' : 'light';
    root.dataset.contrast = settings.value.contrast === 'more' || systemContrast.value ? 'more' : 'normal';
    root.dataset.motion = motion.value;
    root.style.setProperty('--text', String(settings.value.text));
  });
  onRemembered('settings', () => (current.value = readSettings(recall('settings'))));
  const first = wantedLang();
  await speak(first);
  let spoken = first;
  effect(() => {
    const wanted = wantedLang();
    if (wanted !== spoken) void speak((spoken = wanted));
  });
}
