// Four short sounds, made here and now with WebAudio; silent until the reader wants them.
import { settings } from '../app/settings';

export type Sound = 'turn' | 'refused' | 'conflict' | 'end';

// Tones: Hz, start and length in seconds.
const TONES: Readonly<Record<Sound, readonly (readonly [number, number, number])[]>> = {
  turn: [[523, 0, 0.12], [784, 0.11, 0.2]],
  refused: [[196, 0, 0.16], [165, 0.12, 0.2]],
  conflict: [[147, 0, 0.25], [220, 0.08, 0.25], [147, 0.2, 0.3]],
  end: [[523, 0, 0.2], [659, 0.16, 0.2], [784, 0.32, 0.2], [1047, 0.48, 0.5]],
};
const LOUD = 0.12;

let audio: AudioContext | undefined;

export function sound(name: Sound): void {
  if (!settings.value.sounds || !globalThis.AudioContext) return;
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume();
  const start = audio.currentTime;
  for (const [pitch, at, length] of TONES[name]) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.type = 'triangle';
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, start + at);
    volume.gain.linearRampToValueAtTime(LOUD, start + at + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, start + at + length);
    tone.connect(volume).connect(audio.destination);
    tone.start(start + at);
    tone.stop(start + at + length);
  }
}
