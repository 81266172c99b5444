import { expect, test } from "./test.ts";

const categories = ["Study Tips", "Study Techniques", "Planning", "Mental Health", "Health"];

test("the blog lists its posts, opens them, and is accessible", async ({
  page,
  expectAccessible,
  expectAccessibleOnAllScreens,
  allowedErrors,
}) => {
  await test.step("hides an image that cannot be loaded, also when it failed before the app took over", async () => {
    allowedErrors.push(/Failed to load resource/);
    await page.route("**/cover-pomodoro.svg", (route) => route.abort());
    await page.goto("/blog");
    const card = page.getByRole("article").filter({ hasText: "The Pomodoro Technique" });
    await expect(card.getByRole("heading")).toBeVisible();
    await expect(card.locator("img")).toHaveCount(0);
    await expect(page.locator("article img")).toHaveCount(5);
    await page.unrouteAll();
  });
  await test.step("the blog lists its posts, by category too, and opens them", async () => {
    await test.step("has a button for all posts and one for each category", async () => {
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectAccessibleOnAllScreens();
      const buttons = page.getByRole("form", { name: "Category" }).getByRole("button");
      await expect(buttons).toHaveText(["All", ...categories]);
      await expect(page.getByRole("button", { name: "All" })).toHaveAttribute(
        "aria-pressed",
        "true",
      );
      await expect(page.getByRole("article")).toHaveCount(6);
    });
    await test.step("shows on a card its image, category, title, excerpt, author, read time, date and three tags", async () => {
      const card = page.getByRole("article").filter({ hasText: "Active recall: close the book" });
      await expect(card.locator("img")).toBeVisible();
      await expect(card.getByText("Study Techniques")).toBeVisible();
      await expect(
        card.getByRole("heading", { name: "Active recall: close the book and remember more" }),
      ).toBeVisible();
      await expect(card.getByText("Rereading feels productive.")).toBeVisible();
      await expect(card.getByText("Smart Planner Team")).toBeVisible();
      await expect(card.getByText("6 min read")).toBeVisible();
      await expect(card.getByText("5 May 2026")).toBeVisible();
      const tags = card.getByRole("list", { name: "Tags" }).getByRole("listitem");
      await expect(tags).toHaveText(["Active recall", "Memory", "Flash cards"]);
    });
    await test.step("shows the posts of the chosen category, and keeps the choice in the address", async () => {
      await page.getByRole("button", { name: "Study Techniques" }).click();
      await expect(page).toHaveURL(/\/blog\?category=Study(\+|%20)Techniques$/);
      await expect(page.getByRole("article")).toHaveCount(2);

      await page.getByRole("button", { name: "Health", exact: true }).click();
      await expect(page.getByRole("article")).toHaveCount(1);
      await expect(
        page.getByRole("heading", { name: "Sleep is part of the syllabus" }),
      ).toBeVisible();

      await page.goBack();
      await expect(page.getByRole("article")).toHaveCount(2);
      await expect(page.getByRole("button", { name: "Study Techniques" })).toHaveAttribute(
        "aria-pressed",
        "true",
      );
      await page.reload();
      await expect(page.getByRole("article")).toHaveCount(2);
      await page.getByRole("button", { name: "All" }).click();
      await expect(page).toHaveURL(/\/blog\??$/);
      await expect(page.getByRole("article")).toHaveCount(6);
    });
    await test.step("opens a post from its card", async () => {
      await page.getByRole("link", { name: "Sleep is part of the syllabus" }).click();
      await expect(page).toHaveURL(/\/blog\/5$/);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        "Sleep is part of the syllabus",
      );
      await expect(page).toHaveTitle("Sleep is part of the syllabus · Smart Planner");
    });
    await test.step("says so when a category has no posts", async () => {
      await page.goto("/blog?category=Cooking");
      await expect(page.getByText("No posts found in this category.")).toBeVisible();
      await expect(page.getByRole("article")).toHaveCount(0);
      await expectAccessible();
    });
  });
});

test("a post shows what it is, leads back, and an unknown one is not found", {
  tag: "@long",
}, async ({ page, expectAccessible, expectAccessibleOnAllScreens, allowedErrors }) => {
  await test.step("the ways back from a post, and one that does not exist", async () => {
    await test.step("Back goes to the blog when there is nothing before", async () => {
      await page.goto("/blog/4");
      await page.getByRole("button", { name: "Back" }).click();
      // Pressed before hydration, the form itself navigates.
      await expect(page).toHaveURL(/\/blog\??$/);
      await expect(page.getByRole("article")).toHaveCount(6);
    });
    await test.step("Back goes to where the reader came from", async () => {
      await page.goto("/blog?category=Planning");
      await page.getByRole("link", { name: "Build a study schedule" }).click();
      await expect(page).toHaveURL(/\/blog\/3$/);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      // Its category has no other post.
      await expect(page.getByRole("heading", { name: "Related posts" })).toHaveCount(0);
      await page.getByRole("button", { name: "Back" }).click();
      await expect(page).toHaveURL(/\/blog\?category=Planning$/);
      await expect(page.getByRole("article")).toHaveCount(1);
    });
    await test.step("an unknown post is not found", async () => {
      allowedErrors.push(/status of 404/);
      for (const id of ["99", "1.5"]) {
        const answer = await page.goto(`/blog/${id}`);
        expect(answer?.status()).toBe(404);
        await expect(page.getByRole("heading", { name: "Post Not Found" })).toBeVisible();
        await expect(page.getByText("Sorry, we couldn't find that blog post.")).toBeVisible();
      }
      await expectAccessible();
      await page.getByRole("link", { name: "Back to Blog" }).click();
      await expect(page).toHaveURL(/\/blog$/);
    });
  });
  await test.step("a post shows its kind, its text, its tags and related posts", async () => {
    await page.goto("/blog/2");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessibleOnAllScreens();
    await test.step("shows category, title, author, date, read time and image", async () => {
      const post = page.getByRole("article");
      await expect(post.getByText("Study Techniques").first()).toBeVisible();
      await expect(post.getByRole("heading", { level: 1 })).toHaveText(
        "Active recall: close the book and remember more",
      );
      await expect(post.getByText("Smart Planner Team").first()).toBeVisible();
      await expect(post.getByText("5 May 2026")).toBeVisible();
      await expect(post.getByText("6 min read").first()).toBeVisible();
      await expect(post.locator("img").first()).toBeVisible();
    });
    await test.step("renders headings, bold lines, bullets, numbered items and paragraphs", async () => {
      await expect(
        page.getByRole("heading", { level: 2, name: "Why testing yourself works" }),
      ).toBeVisible();
      await expect(
        page.getByRole("heading", { level: 3, name: "Flash cards without the traps" }),
      ).toBeVisible();
      await expect(page.locator("strong")).toHaveText("If it feels a little hard, it is working.");
      await expect(
        page.locator("ul > li", { hasText: "Turn every heading into a question." }),
      ).toBeVisible();
      await expect(page.locator("ol > li")).toHaveCount(4);
      await expect(page.locator("p", { hasText: "Familiarity is not memory." })).toBeVisible();
      await expect(page.getByRole("article")).not.toContainText("##");
      await expect(page.getByRole("article")).not.toContainText("**");
    });
    await test.step("a post is printed without what leads elsewhere", async () => {
      await page.emulateMedia({ media: "print" });
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("heading", { name: "Sources" })).toBeVisible();
      await expect(page.getByRole("heading", { name: "Related posts" })).toBeHidden();
      await expect(page.getByRole("link", { name: "Get Started Free" })).toBeHidden();
      await expect(page.getByRole("button", { name: "Back" })).toBeHidden();
      await page.emulateMedia({ media: "screen" });
    });
    await test.step("shows all tags, the related posts of its category without itself, and a call to action", async () => {
      await expect(page.getByRole("list", { name: "Tags" }).getByRole("listitem")).toHaveText([
        "Active recall",
        "Memory",
        "Flash cards",
        "Self-testing",
        "Revision",
      ]);
      const related = page.getByRole("region", { name: "Related posts" });
      await expect(related.getByRole("link")).toHaveText(["Note-taking that makes revision easy"]);
      await page.getByRole("link", { name: "Get Started Free" }).click();
      await expect(page).toHaveURL(/\/signup$/);
    });
  });
});
