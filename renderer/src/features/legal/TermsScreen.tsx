import { LegalPage } from './LegalPage';

/** /terms */
export function TermsScreen() {
  return (
    <LegalPage
      title="Terms"
      lead="Emberforge is a learning platform that anyone can host. These are the rules of using this server."
    >
      <h2>Your account</h2>
      <p>
        You may use the courses without an account. To have your answers judged and your progress kept, you
        open one with your e-mail address and your name. One person, one account. Whoever can read your e-mail
        can sign in as you, so keep your mailbox to yourself.
      </p>
      <h2>Your code</h2>
      <p>
        What you write is yours. You allow this server to store it, to run it in order to judge it, and to
        show it back to you.
      </p>
      <h2>Running code here</h2>
      <p>
        The sandbox is for the lessons. Do not use it to attack this server or others, to mine, to send mail
        in bulk, or to get at what belongs to other learners. Do not publish the hidden tests of a lesson. If
        you find a hole, tell whoever runs this server before you tell anybody else.
      </p>
      <h2>Fair play</h2>
      <p>
        XP and levels show your own learning. Scripts that collect them, and accounts made to collect them,
        may be reset or closed.
      </p>
      <h2>The courses</h2>
      <p>
        The software is free under the MIT licence. The course texts that come with it may be shared and
        changed under Creative Commons Attribution 4.0. Courses that the host of this server added have
        whatever terms they state.
      </p>
      <h2>No promise</h2>
      <p>
        The service comes as it is. The host does what is reasonable to keep it up and your progress safe, but
        cannot promise that it is always there or free of mistakes, and is not liable for damage as far as the
        law allows that.
      </p>
      <h2>The end</h2>
      <p>
        You may stop at any time, and ask the host to delete your account. The host may close an account that
        breaks these rules.
      </p>
    </LegalPage>
  );
}
