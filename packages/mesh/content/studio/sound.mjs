// A quiet plucked string (Karplus-Strong) on the five tones, so that a lesson is not silent.
const RATE = 22050;
const tones = [130.81, 146.83, 164.81, 196.0, 220.0, 261.63, 293.66];

/** A WAV file of `seconds`, mono, 16 bit; `roll` answers 0 to 1. */
export function plucked(seconds, roll) {
  const out = new Float32Array(seconds * RATE);
  for (let at = 0.4; at < seconds - 2.5; at += 1.6 + Math.floor(roll() * 3) * 0.8) {
    const period = Math.round(RATE / tones[Math.floor(roll() * tones.length)]);
    const string = Float32Array.from({ length: period }, () => roll() * 2 - 1);
    for (let pass = 0; pass < 3; pass++) for (let k = 1; k < period; k++) string[k] = (string[k] + string[k - 1]) / 2;
    const start = Math.round(at * RATE);
    for (let k = 0; k < RATE * 2.4 && start + k < out.length; k++) {
      const i = k % period;
      out[start + k] += string[i] * 0.55 * Math.min(1, (RATE * 2.4 - k) / RATE);
      string[i] = 0.4985 * (string[i] + string[(i + 1) % period]);
    }
  }
  const wav = Buffer.alloc(44 + out.length * 2);
  wav.write("RIFF", 0); wav.writeUInt32LE(36 + out.length * 2, 4); wav.write("WAVEfmt ", 8);
  wav.writeUInt32LE(16, 16); wav.writeUInt16LE(1, 20); wav.writeUInt16LE(1, 22); wav.writeUInt32LE(RATE, 24);
  wav.writeUInt32LE(RATE * 2, 28); wav.writeUInt16LE(2, 32); wav.writeUInt16LE(16, 34);
  wav.write("data", 36); wav.writeUInt32LE(out.length * 2, 40);
  out.forEach((v, k) => wav.writeInt16LE(Math.round(Math.max(-1, Math.min(1, v)) * 32000), 44 + k * 2));
  return wav;
}
