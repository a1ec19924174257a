// Small sounds for those who want them: a seal pressed, a verdict refused. Made on the spot, so that nothing has to be loaded.
import type { Outcome } from "@demonstrandum/engine";

const TONES: Partial<Record<Outcome["kind"], readonly number[]>> = {
  accepted: [523, 784],
  convicted: [523, 659, 784],
  refused: [165, 147],
  dismissed: [165, 147],
};

const LENGTH = 0.09;

let context: AudioContext | undefined;

function playTone(audio: AudioContext, frequency: number, at: number): void {
  const [tone, volume] = [audio.createOscillator(), audio.createGain()];
  tone.frequency.value = frequency;
  volume.gain.setValueAtTime(0.12, at);
  volume.gain.exponentialRampToValueAtTime(0.001, at + LENGTH);
  tone.connect(volume).connect(audio.destination);
  tone.start(at);
  tone.stop(at + LENGTH);
}

export function playSound(kind: Outcome["kind"]): void {
  const tones = TONES[kind];
  if (!tones) return;
  context ??= new AudioContext();
  for (const [at, frequency] of tones.entries()) playTone(context, frequency, context.currentTime + at * LENGTH);
}
