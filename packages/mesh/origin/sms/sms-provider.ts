/** Carries a code to a phone. */
export interface SmsProvider {
  send(mobile: string, code: string): Promise<void>;
}

/** Without a provider the code goes to standard output, one plain line that people and tests read. */
export const printingSms: SmsProvider = {
  async send(mobile, code) {
    process.stdout.write(`sms ${mobile} code ${code}\n`);
  },
};
